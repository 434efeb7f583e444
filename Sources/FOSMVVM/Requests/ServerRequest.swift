/// A request to a server: what is asked, and what came back.
public protocol ServerRequest: AnyObject, Sendable {
    /// What narrows the request.
    associatedtype Query: ServerRequestBody = EmptyQuery
    /// What is sent with the request.
    associatedtype RequestBody: ServerRequestBody = EmptyBody
    /// What a success brings back.
    associatedtype ResponseBody: ServerRequestBody
    /// What a failure brings back.
    associatedtype ResponseError: Error & Codable = EmptyError

    /// What narrows this request, if anything does.
    var query: Query? { get }
    /// What is sent with this request, if anything is.
    var requestBody: RequestBody? { get }
    /// What came back; nil until then.
    var responseBody: ResponseBody? { get }
}

extension ServerRequest where Query == EmptyQuery {
    /// Nothing narrows the request.
    public var query: EmptyQuery? { nil }
}

extension ServerRequest where RequestBody == EmptyBody {
    /// Nothing is sent.
    public var requestBody: EmptyBody? { nil }
}

/// No query, for a request that has none.
public struct EmptyQuery: ServerRequestBody {
    /// Nothing.
    public init() {}
}

/// No body, for a request that has none.
public struct EmptyBody: ServerRequestBody {
    /// Nothing.
    public init() {}
}

/// No error of its own, for a request that brings none back.
public struct EmptyError: Error, Codable {
    /// Nothing.
    public init() {}
}

/// A request for a ViewModel.
public protocol ViewModelRequest: ServerRequest where ResponseBody: ViewModel {}

/// A full page or screen, which a client requests by its ``Request``.
public protocol RequestableViewModel: ViewModel {
    /// The request that brings the ViewModel.
    associatedtype Request: ViewModelRequest
}
