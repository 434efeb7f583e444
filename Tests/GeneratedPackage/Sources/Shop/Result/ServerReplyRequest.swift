import FOSMVVM

/// Requests the server reply from the server.
public final class ServerReplyRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerReplyViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerReplyViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerReplyViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
