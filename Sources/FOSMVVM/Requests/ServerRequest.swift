public import Foundation

/// A request to a server, with its response.
public protocol ServerRequest: AnyObject, Sendable {
    /// The type of the query.
    associatedtype Query: ServerRequestBody = EmptyQuery
    /// The type of the request's body.
    associatedtype RequestBody: ServerRequestBody = EmptyBody
    /// The type of the body of a successful response.
    associatedtype ResponseBody: ServerRequestBody
    /// The type of the error of a failed request.
    associatedtype ResponseError: Error & Codable = EmptyError

    /// The query, if any.
    var query: Query? { get }
    /// The body of the request, if any.
    var requestBody: RequestBody? { get }
    /// The body of the response, or nil before the response arrives.
    var responseBody: ResponseBody? { get }
}

extension ServerRequest where Query == EmptyQuery {
    /// No query.
    public var query: EmptyQuery? { nil }
}

extension ServerRequest where RequestBody == EmptyBody {
    /// No body.
    public var requestBody: EmptyBody? { nil }
}

/// The query of a request without a query.
public struct EmptyQuery: ServerRequestBody {
    /// Creates an empty value.
    public init() {}
}

/// The body of a request without a body.
public struct EmptyBody: ServerRequestBody {
    /// Creates an empty value.
    public init() {}
}

/// The error type of a request that returns no error of its own.
public struct EmptyError: LocalizedError, Codable {
    /// Creates an empty value.
    public init() {}

    /// Says that nothing is known.
    public var errorDescription: String? { "The request failed, and the server sent no reason. Try again." }
}

/// A request for a ViewModel.
public protocol ViewModelRequest: ServerRequest where ResponseBody: ViewModel {}

/// A full page or screen that a client requests with its ``Request``.
public protocol RequestableViewModel: ViewModel {
    /// The request whose response is the ViewModel.
    associatedtype Request: ViewModelRequest
}
