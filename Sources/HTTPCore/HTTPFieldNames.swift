package import HTTPTypes

// The types of HTTPTypes under the names that this package uses: importing HTTPTypes itself would make `HTTPRequest` and
// `HTTPResponse` ambiguous.

/// The header fields of a request or response, in their order.
package typealias HTTPFields = HTTPTypes.HTTPFields
/// A header field.
package typealias HTTPField = HTTPTypes.HTTPField
/// The method of a request.
package typealias HTTPMethod = HTTPTypes.HTTPRequest.Method
/// A status code with its reason.
package typealias HTTPStatus = HTTPTypes.HTTPResponse.Status

extension HTTPField.Name {
    /// `Host`: the authority of an HTTP/1.1 request, which HTTPTypes keeps apart from the fields.
    package static let hostField = declared("Host")
    /// `Referrer-Policy`.
    package static let referrerPolicy = declared("Referrer-Policy")
    /// `Sec-Fetch-Site`: the relation of the page that sends a request to this server.
    package static let secFetchSite = declared("Sec-Fetch-Site")

    /// `Sec-Fetch-Dest`: what a page is asked for, such as a `document` in a window of its own.
    package static let secFetchDest = declared("Sec-Fetch-Dest")

    /// `X-Accel-Buffering`: whether nginx, and proxies that follow it, collect a response before they pass it on.
    package static let xAccelBuffering = declared("X-Accel-Buffering")

    /// `X-Forwarded-For`: the addresses of the client and of proxies, each added by the next proxy.
    package static let xForwardedFor = declared("X-Forwarded-For")
    /// `X-Forwarded-Host`: the host that the client has named to a proxy.
    package static let xForwardedHost = declared("X-Forwarded-Host")
    /// `X-Forwarded-Proto`: the scheme of the client's connection to a proxy.
    package static let xForwardedProto = declared("X-Forwarded-Proto")
    /// `X-Real-IP`: the address of a proxy's client.
    package static let xRealIP = declared("X-Real-IP")
    /// `Forwarded`: the standard header of proxies (RFC 7239).
    package static let forwarded = declared("Forwarded")

    /// A name that the code of this package contains.
    package static func declared(_ name: StaticString) -> Self {
        guard let declared = Self(name.description) else {
            // Cannot happen, because the constants are tokens, and a test uses each of them.
            preconditionFailure("\(name) is not the name of a header field.")
        }
        return declared
    }
}
