import HTTPCore

/// The parts of a request that only pages which are made for each request can use.
struct PageRequest: Sendable {
    /// Nil for a page that no request asks for.
    private let request: HTTPRequest?

    init(_ request: HTTPRequest?) { self.request = request }

    /// Whether only programs read the address.
    var isForPrograms: Bool { request?.path.hasSuffix(".json") == true }

    /// The whole query.
    var query: HTTPQuery { request?.query ?? HTTPQuery() }

    /// The visitor that sent the request. Nil for one without a cookie.
    var visitor: Visitor? { request.flatMap { Visitor($0.headers) } }

    /// The address of the visitor, if it is known.
    var clientAddress: IPAddress? { request?.client.address }

    /// Whether a browser asks for the page in a window of its own. It says so to hosts with HTTPS and to those on its
    /// machine.
    var isAlone: Bool { request?.headers[.secFetchDest] == "document" }

    /// Returns the form in the request.
    ///
    /// - Throws: ``PageError/refused(_:message:)`` for a form that cannot be decoded.
    func form() throws(PageError) -> HTTPForm {
        guard let request else { throw .refused(.badRequest, message: "The request has no form.") }
        do {
            return try HTTPForm(request)
        } catch {
            throw .refused(error.status, message: error.localizedDescription)
        }
    }
}
