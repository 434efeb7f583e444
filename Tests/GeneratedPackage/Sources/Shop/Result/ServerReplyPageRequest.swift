import FOSMVVM

/// Requests the server reply page from the server.
public final class ServerReplyPageRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerReplyPageViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerReplyPageViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerReplyPageViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
