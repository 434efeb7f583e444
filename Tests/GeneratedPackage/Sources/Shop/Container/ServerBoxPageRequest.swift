import FOSMVVM

/// Requests the server box page from the server.
public final class ServerBoxPageRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerBoxPageViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerBoxPageViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerBoxPageViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
