import FOSMVVM

/// Requests the server slip from the server.
public final class ServerSlipRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerSlipViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerSlipViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerSlipViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
