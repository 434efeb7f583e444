import HTTPCore

/// A response as it came over the socket.
struct LoopbackResponse {
    let status: Int
    let headers: HTTPFields
    let body: [UInt8]

    var text: String {
        String(decoding: body, as: UTF8.self)
    }

    /// Parses the first response of the bytes and returns its end. Nil if it is incomplete.
    static func parse(_ bytes: [UInt8], hasBody: Bool) -> (LoopbackResponse, end: Int)? {
        guard let headEnd = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<headEnd.lowerBound], as: UTF8.self).split(separator: "\r\n")
        var headers = HTTPFields()
        for line in lines.dropFirst() {
            let parts = line.split(separator: ": ", maxSplits: 1)
            guard let name = HTTPField.Name(String(parts[0])) else { return nil }
            headers.append(HTTPField(name: name, value: parts.count > 1 ? String(parts[1]) : ""))
        }
        let length = hasBody ? headers[.contentLength].flatMap { Int($0) } ?? 0 : 0
        let end = headEnd.upperBound + length
        guard bytes.count >= end, let status = lines.first.flatMap({ Int($0.dropFirst(9).prefix(3)) }) else {
            return nil
        }
        return (LoopbackResponse(status: status, headers: headers, body: Array(bytes[headEnd.upperBound..<end])), end)
    }
}
