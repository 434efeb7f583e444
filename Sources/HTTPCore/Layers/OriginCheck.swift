/// Lets a request that changes something pass only when it comes from a page of this server.
///
/// It stops cross-site request forgery: a foreign page in the same browser could otherwise send such a request to this
/// machine, without reading the answer. A browser says where a request comes from, in `Sec-Fetch-Site` and in `Origin`.
/// What either says must be this server; a request that has neither gets 403 too, as a plain page: one of the site could
/// tell a stranger what the project has. GET and HEAD change nothing and pass.
package struct OriginCheck: HTTPLayer {
    /// It has nothing to set.
    package init() {}

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            let changesNothing = request.method == "GET" || request.method == "HEAD"
            if changesNothing || Self.isOwn(request.headers) { return next(request) }
            let message = "Only the pages of this server may do this."
            return .plainErrorPage(.forbidden, message: message, for: request)
        }
    }

    private static func isOwn(_ headers: HTTPHeaders) -> Bool {
        let sites = headers.values(named: "Sec-Fetch-Site")
        let origins = headers.values(named: "Origin")
        guard let host = headers["Host"]?.lowercased(), !sites.isEmpty || !origins.isEmpty else { return false }
        // A proxy before the server may speak https.
        let own = ["http://\(host)", "https://\(host)"]
        return sites.allSatisfy { $0 == "same-origin" } && origins.allSatisfy { own.contains($0.lowercased()) }
    }
}
