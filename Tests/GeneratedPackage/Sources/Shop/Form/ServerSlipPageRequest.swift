import FOSMVVM

/// Requests the server slip page from the server.
public final class ServerSlipPageRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerSlipPageViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerSlipPageViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerSlipPageViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
