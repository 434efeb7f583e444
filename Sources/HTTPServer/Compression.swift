package import HTTPCore

/// Packs text for a client that reads `gzip`: a page comes through a tunnel or from a container in a fifth of its bytes.
///
/// It stands within ``HTTPCore/ConditionalRequests``, so that what is packed has a tag of its own (RFC 9110 §8.8.3.3).
package struct Compression: HTTPLayer {
    /// What a network's packet carries, in bytes: a body below it comes no sooner when it is smaller.
    static let least = 1_400

    private static let textTypes = Set(
        [MediaType.html, .css, .javaScript, .json, .plainText, .markdown, .svg].map(\.rawValue))

    /// It has nothing to set: pictures and fonts are packed already.
    package init() {}

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            let response = next(request)
            guard Self.isWorthPacking(response) else { return response }
            return Self.negotiated(response, for: request)
        }
    }

    private static func isWorthPacking(_ response: HTTPResponse) -> Bool {
        response.body.count >= least && response.headers["Content-Type"].map(textTypes.contains) == true
    }

    private static func negotiated(_ response: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
        var response = response
        let varying = response.headers.values(named: "Vary") + ["Accept-Encoding"]
        response.headers["Vary"] = varying.joined(separator: ", ")
        let header = request.headers.values(named: "Accept-Encoding").joined(separator: ",")
        guard AcceptEncoding(header).accepts("gzip"), let packed = response.body.encoded(as: "gzip", by: Gzip.packed)
        else { return response }
        response.headers["Content-Encoding"] = "gzip"
        response.body = packed
        return response
    }
}
