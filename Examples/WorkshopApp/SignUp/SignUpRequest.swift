import FOSMVVM

/// The request that creates an account.
public final class SignUpRequest: ServerRequest {
    /// The entered values.
    public struct RequestBody: ServerRequestBody {
        public let email: String
        public let password: String
        public let name: String
    }

    /// The answer of the server.
    public struct ResponseBody: ServerRequestBody {
        /// Whether the account exists now.
        public let success: Bool
    }

    /// The reasons why the server rejects the values. Without reasons, the request failed for another cause.
    public struct ResponseError: ServerRequestError {
        public let validationResults: [ValidationResult]
    }

    public let requestBody: RequestBody?
    public let responseBody: ResponseBody?

    public var action: ServerRequestAction { .create }

    /// Creates a request, or one with its response.
    public init(
        query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil, requestBody: RequestBody?,
        responseBody: ResponseBody? = nil
    ) {
        self.requestBody = requestBody
        self.responseBody = responseBody
    }
}
