/// Tags each page by its bytes and answers 304 to a browser that has it already (RFC 9110 §13.1.2).
///
/// Without a `Cache-Control` of its own a page gets `no-cache`: a browser keeps it but asks each time, so that an edit shows
/// on the next load.
package struct ConditionalRequests: HTTPLayer {
    /// It has nothing to set: every page of status 200 is tagged.
    package init() {}

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            var response = next(request)
            guard response.status == .ok else { return response }
            let tag = EntityTag(of: response.body)
            response.headers["ETag"] = tag.text
            response.headers["Cache-Control"] = response.headers["Cache-Control"] ?? "no-cache"
            let isKnown = request.headers.values(named: "If-None-Match").contains(where: tag.isNamed)
            return isKnown ? Self.notModified(response) : response
        }
    }

    /// Keeps the headers that tell a cache how to go on with what it has (RFC 9110 §15.4.5), and the body for its length.
    private static func notModified(_ response: HTTPResponse) -> HTTPResponse {
        var short = HTTPResponse(status: .notModified, body: response.body)
        for name in ["ETag", "Cache-Control", "Vary", "Content-Location", "Expires"] {
            short.headers[name] = response.headers[name]
        }
        return short
    }
}
