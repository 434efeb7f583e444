import FOSMVVM

/// Requests the server box from the server.
public final class ServerBoxRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ServerBoxViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ServerBoxViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ServerBoxViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
