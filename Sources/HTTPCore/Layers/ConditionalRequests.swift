/// Adds an entity tag to each page, and responds with 304 to a browser that already has it (RFC 9110 §13.1.2).
///
/// A page without `Cache-Control` gets `no-cache`. Then a browser caches it but asks each time, so that a change is
/// visible after a reload.
package struct ConditionalRequests: HTTPLayer {
    /// Creates the layer. It has no options: every page with status 200 gets a tag.
    package init() {}

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            var response = next(request)
            guard response.status == .ok, response.events == nil else { return response }
            let tag = EntityTag(of: response.body)
            response.headers[.eTag] = tag.text
            response.headers[.cacheControl] = response.headers[.cacheControl] ?? "no-cache"
            let isKnown = request.headers[values: .ifNoneMatch].contains(where: tag.matches)
            return isKnown ? Self.notModified(response) : response
        }
    }

    /// Keeps the headers with which a cache updates its copy (RFC 9110 §15.4.5), and the body for its length.
    private static func notModified(_ response: HTTPResponse) -> HTTPResponse {
        var short = HTTPResponse(status: .notModified, body: response.body)
        short.isRepeatable = response.isRepeatable
        for name: HTTPField.Name in [.eTag, .cacheControl, .vary, .contentLocation, .expires] {
            short.headers[name] = response.headers[name]
        }
        return short
    }
}
