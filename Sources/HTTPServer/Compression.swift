package import HTTPCore

/// Compresses text for clients that accept `gzip`. Over a tunnel or from a container, a page then has a fifth of its
/// bytes.
///
/// Place it inside of ``HTTPCore/ConditionalRequests``, so that compressed bodies have tags of their own (RFC 9110
/// §8.8.3.3).
package struct Compression: HTTPLayer {
    /// The size of a network packet in bytes. Compressing a smaller body saves no time.
    static let minSize = 1_400

    private static let compressibleTypes = Set(
        [
            MediaType.html, .css, .javaScript, .json, .plainText, .markdown, .svg, .webVTT, .xml, .csv, .calendar,
            .model,
            .manifest, .webAssembly,
        ].map(\.rawValue))

    /// Creates the layer. It has no options, because images, videos and fonts are already compressed.
    package init() {}

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            let response = next(request)
            guard Self.isWorthPacking(response) else { return response }
            return Self.negotiated(response, for: request)
        }
    }

    private static func isWorthPacking(_ response: HTTPResponse) -> Bool {
        response.body.count >= minSize && response.headers[.contentType].map(compressibleTypes.contains) == true
    }

    private static func negotiated(_ response: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
        var response = response
        let varying = response.headers[values: .vary] + ["Accept-Encoding"]
        response.headers[.vary] = varying.joined(separator: ", ")
        let header = request.headers[values: .acceptEncoding].joined(separator: ",")
        guard AcceptEncoding(header).accepts("gzip"), let packed = response.body.encoded(as: "gzip", by: Gzip.packed)
        else { return response }
        response.headers[.contentEncoding] = "gzip"
        response.body = packed
        return response
    }
}
