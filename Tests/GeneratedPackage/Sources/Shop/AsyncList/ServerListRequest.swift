import FOSMVVM

/// Requests the server list from the server.
public final class ServerListRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerListViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerListViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerListViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
