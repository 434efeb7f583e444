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

    /// `X-Accel-Buffering`: whether nginx, and proxies that follow it, collect a response before they pass it on.
    package static let xAccelBuffering = declared("X-Accel-Buffering")

    /// A name that the code of this package contains.
    package static func declared(_ name: StaticString) -> Self {
        guard let declared = Self(name.description) else {
            // Cannot happen, because the constants are tokens, and a test uses each of them.
            preconditionFailure("\(name) is not the name of a header field.")
        }
        return declared
    }
}
