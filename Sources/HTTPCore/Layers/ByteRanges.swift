import Foundation

/// Responds with a part of a file to a browser that asks for one, as for a video (RFC 9110 §14).
///
/// It applies to responses with `Accept-Ranges`, and surrounds ``ConditionalRequests``, whose tags it uses. A part is never
/// compressed. A request for several parts gets the whole file, as does one whose `If-Range` names another version.
package struct ByteRanges: HTTPLayer {
    /// Creates the layer. It has no options.
    package init() {}

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            // Only GET has ranges (RFC 9110 §14.2).
            guard request.method == .get, let range = request.headers[.range].flatMap(ByteRange.init) else {
                return next(request)
            }
            let response = next(request.without(.acceptEncoding))
            guard response.status == .ok, response.headers[.acceptRanges] == ByteRange.unit,
                Self.isCurrent(request.headers[.ifRange], response)
            else { return response }
            return Self.part(range, of: response)
        }
    }

    /// Whether the client has a part of the same version. A date or a weak tag is never known to be the same.
    private static func isCurrent(_ ifRange: String?, _ response: HTTPResponse) -> Bool {
        ifRange == nil || ifRange == response.headers[.eTag]
    }

    private static func part(_ range: ByteRange, of response: HTTPResponse) -> HTTPResponse {
        let count = response.body.count
        guard let bytes = range.bytes(of: count) else {
            var refusal = HTTPResponse.plainErrorPage(
                .rangeNotSatisfiable, message: "The file has \(count) bytes.", for: nil)
            refusal.headers[.contentRange] = "\(ByteRange.unit) */\(count)"
            return refusal
        }
        var part = response
        part.status = .partialContent
        part.headers[.contentRange] = "\(ByteRange.unit) \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(count)"
        part.body = response.body.part(bytes)
        return part
    }
}

/// A single range of bytes in a `Range` header.
struct ByteRange: Hashable {
    static let unit = "bytes"

    private enum Bounds: Hashable {
        case from(Int, through: Int?)
        case last(Int)
    }

    private let bounds: Bounds

    /// Nil for another unit, for several ranges, and for a malformed header, which are ignored (RFC 9110 §14.2).
    init?(_ header: String) {
        let parts = header.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].lowercased() == Self.unit else { return nil }
        let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard ends.count == 2, ends.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }) else { return nil }
        // A number that is too large is after the end of any file.
        let numbers = ends.map { $0.isEmpty ? nil : Int($0) ?? .max }
        switch (numbers[0], numbers[1]) {
        case (let first?, let last): bounds = .from(first, through: last)
        case (nil, let count?): bounds = .last(count)
        case (nil, nil): return nil
        }
        if case .from(let first, let last?) = bounds, last < first { return nil }
    }

    /// Returns the bytes of a file. Nil if it has none of them.
    func bytes(of count: Int) -> Range<Int>? {
        let first: Int
        var end = count
        switch bounds {
        case .from(let wanted, let last):
            first = wanted
            if let last, last < count { end = last + 1 }
        case .last(let wanted): first = max(0, count - wanted)
        }
        return first < end ? first..<end : nil
    }
}
