import FOSMVVM

/// Requests the server door page from the server.
public final class ServerDoorPageRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerDoorPageViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerDoorPageViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerDoorPageViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
