import FOSMVVM

/// Requests the feedback from the server.
public final class FeedbackRequest: ViewModelRequest, @unchecked Sendable {
    public typealias Query = EmptyQuery
    public typealias Sort = EmptySort
    public typealias Fragment = EmptyFragment
    public typealias RequestBody = EmptyBody
    public typealias ResponseBody = FeedbackViewModel
    public typealias ResponseError = EmptyError

    public var responseBody: FeedbackViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: FeedbackViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
