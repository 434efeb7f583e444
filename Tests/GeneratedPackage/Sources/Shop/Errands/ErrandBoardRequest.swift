import FOSMVVM

/// Requests the errand board from the server.
public final class ErrandBoardRequest: ViewModelRequest, @unchecked Sendable {
    public let responseBody: ErrandBoardViewModel?

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil, responseBody: ErrandBoardViewModel? = nil
    ) {
        self.responseBody = responseBody
    }
}
