import FOSMVVM

/// Requests the server door from the server.
public final class ServerDoorRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerDoorViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerDoorViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerDoorViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
