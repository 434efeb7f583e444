import FOSMVVM

/// Requests the server list page from the server.
public final class ServerListPageRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerListPageViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerListPageViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerListPageViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
