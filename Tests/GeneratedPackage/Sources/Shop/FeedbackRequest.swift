import FOSMVVM

/// Requests the feedback from the server.
public final class FeedbackRequest: ViewModelRequest, @unchecked Sendable {
    public let responseBody: FeedbackViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: FeedbackViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
