import FOSMVVM

/// Requests the errand board from the server.
public final class ErrandBoardRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = ErrandBoardViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: ErrandBoardViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ErrandBoardViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
