import FOSMVVM

/// Requests the server note page from the server.
public final class ServerNotePageRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerNotePageViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerNotePageViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerNotePageViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
