import FOSMVVM

/// Requests the task board from the server.
public final class TaskBoardRequest: ViewModelRequest, @unchecked Sendable {
    public let responseBody: TaskBoardViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: TaskBoardViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
