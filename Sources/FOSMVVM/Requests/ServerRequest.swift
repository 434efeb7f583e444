import FOSFoundation
public import Foundation

/// A request to a server, with its response.
///
/// A request is one of ``ShowRequest``, ``CreateRequest``, ``UpdateRequest``, ``ReplaceRequest``, ``DeleteRequest`` and
/// ``DestroyRequest``. Sending it is up to the app: ``path`` and `URL.appending(serverRequest:)` say where to, and
/// ``action`` says how.
public protocol ServerRequest: AnyObject, Identifiable, Hashable, Codable, Sendable {
    /// The type of the query.
    associatedtype Query: ServerRequestQuery = EmptyQuery
    /// The type of the fragment.
    associatedtype Fragment: ServerRequestFragment = EmptyFragment
    /// The type of the request's body.
    associatedtype RequestBody: ServerRequestBody = EmptyBody
    /// The type of the body of a successful response.
    associatedtype ResponseBody: ServerRequestBody
    /// The type of the error of a failed request, which is best a ``ServerRequestError``.
    associatedtype ResponseError: Error & Codable & Sendable = EmptyError
    /// The type of the order of what is requested.
    associatedtype Sort: ServerRequestSort = EmptySort

    /// The path of the request, which client and server derive from the types alike.
    static var path: String { get }
    /// What ``path`` leaves out of the name of the type.
    static var baseTypeName: String { get }

    /// What the request does.
    var action: ServerRequestAction { get }
    /// The query, if any.
    var query: Query? { get }
    /// The order of what is requested, if any.
    var sort: Sort? { get }
    /// The fragment, if any.
    var fragment: Fragment? { get }
    /// The body of the request, if any.
    var requestBody: RequestBody? { get }
    /// The body of the response, or nil before the response arrives.
    var responseBody: ResponseBody? { get }

    /// Creates a request, or one with its response.
    init(query: Query?, sort: Sort?, fragment: Fragment?, requestBody: RequestBody?, responseBody: ResponseBody?)
}

extension ServerRequest {
    /// The name of the type, without *Request* and ``baseTypeName``, and the names of the bodies, in snake case: a
    /// `UserRequest` whose response is a `UserViewModel` has `user_user_view_model`.
    public static var path: String {
        let own = [baseTypeName, "Request"].reduce(TypeName.withoutPunctuation(Self.self)) { name, part in
            part.isEmpty ? name : name.replacing(part, with: "")
        }
        let bodies = [RequestBody.bodyPath, ResponseBody.bodyPath]
            .filter { !["empty_body", "request_body"].contains($0) }
        return ([own.snakeCased()] + bodies).filter { !$0.isEmpty }.joined(separator: "_")
    }

    /// An empty string.
    public static var baseTypeName: String { "" }

    /// Creates a request without an order.
    public init(query: Query?, fragment: Fragment?, requestBody: RequestBody?, responseBody: ResponseBody?) {
        self.init(query: query, sort: nil, fragment: fragment, requestBody: requestBody, responseBody: responseBody)
    }

    /// Whether both are the same request, and not another one with the same content.
    public static func == (one: Self, other: Self) -> Bool { one.id == other.id }

    /// Hashes the identity of the request.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ServerRequest where Query == EmptyQuery {
    /// No query.
    public var query: EmptyQuery? { nil }
}

extension ServerRequest where Sort == EmptySort {
    /// No order.
    public var sort: EmptySort? { nil }
}

extension ServerRequest where Fragment == EmptyFragment {
    /// No fragment.
    public var fragment: EmptyFragment? { nil }
}

extension ServerRequest where RequestBody == EmptyBody {
    /// No body.
    public var requestBody: EmptyBody? { nil }
}

extension ServerRequest where ResponseBody == EmptyBody {
    /// No body.
    public var responseBody: EmptyBody? { nil }
}

extension URL {
    /// Returns the address of a request below this one. The query is a JSON text without a name, and the order one with
    /// the name `sort`.
    ///
    /// - Throws: An error from encoding the query or the order.
    public func appending(serverRequest request: some ServerRequest) throws -> URL? {
        var items: [URLQueryItem] = []
        if let query = request.query { items.append(URLQueryItem(name: try query.toJSON(), value: nil)) }
        if let sort = request.sort { items.append(URLQueryItem(name: "sort", value: try sort.toJSON())) }
        let address = appending(path: type(of: request).path)
        return items.isEmpty ? address : address.appending(queryItems: items)
    }
}

/// What a request does to what it names.
public enum ServerRequestAction: String, Codable, CaseIterable, Sendable {
    /// Reads it.
    case show
    /// Creates it.
    case create
    /// Deletes it, so that it can be restored.
    case delete
    /// Deletes it forever.
    case destroy
    /// Changes a part of it.
    case update
    /// Replaces all of it.
    case replace
}

// The names of HTTP's methods are written in capitals (RFC 9110 §9.1).
// swift-format-ignore: AlwaysUseLowerCamelCase
extension ServerRequestAction {
    /// The action of HTTP's GET.
    public static var GET: Self { .show }
    /// The action of HTTP's POST.
    public static var POST: Self { .create }
    /// The action of HTTP's PUT.
    public static var PUT: Self { .replace }
    /// The action of HTTP's PATCH.
    public static var PATCH: Self { .update }
    /// The action of HTTP's DELETE.
    public static var DELETE: Self { .delete }
    /// The action of a DELETE that cannot be undone.
    public static var DESTROY: Self { .destroy }
}
