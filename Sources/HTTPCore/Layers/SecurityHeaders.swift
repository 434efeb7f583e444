/// Adds the headers that restrict a page, unless the page has set its own.
package struct SecurityHeaders: HTTPLayer {
    /// Creates the layer. It has no options: a page that needs another policy sets the header itself.
    package init() {}

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in completing(next(request)) }
    }

    /// Returns the response with missing headers added.
    package func completing(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        for field in Self.defaults where !response.headers.contains(field.name) { response.headers.append(field) }
        return response
    }

    private static let defaults: HTTPFields = [
        .xContentTypeOptions: "nosniff",
        .referrerPolicy: "same-origin",
        .contentSecurityPolicy: policy(),
    ]

    /// Returns the policy of a page. Previews are frames of the same site, and views may have inline styles. Nothing is
    /// loaded from other sites.
    ///
    /// - Parameter origins: The origins of other sites that may show the page in a frame, such as `https://example.com`.
    package static func policy(frameAncestors origins: [String] = []) -> String {
        """
        default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; \
        object-src 'none'; base-uri 'none'; form-action 'self'; \
        frame-ancestors \((["'self'"] + origins).joined(separator: " "))
        """
    }
}
