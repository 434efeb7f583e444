import FOSMVVM

/// Requests the server note from the server.
public final class ServerNoteRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerNoteViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerNoteViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerNoteViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
