import HTTPCore

/// The headers of a request as libmicrohttpd has read them.
struct ReceivedHeaders {
    private(set) var fields = HTTPFields()
    /// Whether a proxy in front of the server may have read other headers, or another length of the body.
    private(set) var areAmbiguous = false

    mutating func append(_ name: String, _ value: String) {
        guard let fieldName = HTTPField.Name(name), !Self.isFolded(name) else {
            areAmbiguous = true
            return
        }
        fields.append(HTTPField(name: fieldName, value: value))
    }

    /// Whether the name of a header that delimits the body is followed by something else. Version 0.9.75 appends a line
    /// that begins with a space to the name of the header before it (RFC 9112 §5.2).
    private static func isFolded(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["content-length", "transfer-encoding"].contains { name.hasPrefix($0) && name != $0 }
    }
}
