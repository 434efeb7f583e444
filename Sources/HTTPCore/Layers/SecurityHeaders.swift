/// Adds the headers that narrow what a page may do, each unless the page has set its own.
package struct SecurityHeaders: HTTPLayer {
    /// It has nothing to set: a page that needs another policy sets the header itself.
    package init() {}

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in completing(next(request)) }
    }

    /// The response with what it lacks of the headers.
    package func completing(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        for field in Self.defaults where response.headers[field.name] == nil {
            response.headers.append(name: field.name, value: field.value)
        }
        return response
    }

    /// Previews are shown in frames of their own site, and views may have styles in line; nothing comes from elsewhere.
    private static let defaults: HTTPHeaders = [
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Content-Security-Policy": """
        default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
        form-action 'self'; frame-ancestors 'self'
        """,
    ]
}
