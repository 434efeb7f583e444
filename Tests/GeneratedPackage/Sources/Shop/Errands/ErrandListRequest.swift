import FOSMVVM

/// Requests the errand list from the server.
public final class ErrandListRequest: ViewModelRequest, @unchecked Sendable {
    public let responseBody: ErrandListViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ErrandListViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
