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
