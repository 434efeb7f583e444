import FOSMVVM

/// Requests the errand list from the server.
public final class ErrandListRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ErrandListViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ErrandListViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ErrandListViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
