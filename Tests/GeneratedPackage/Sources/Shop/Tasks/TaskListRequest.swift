import FOSMVVM

/// Requests the task list from the server.
public final class TaskListRequest: ViewModelRequest, @unchecked Sendable {
    public let responseBody: TaskListViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: TaskListViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
