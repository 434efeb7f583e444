public import Foundation

extension Encodable {
    /// The value as JSON text.
    ///
    /// - Parameter encoder: What encodes; ISO 8601 dates when nil. A localizing encoder localizes on the way.
    /// - Throws: What the encoder throws, and ``JSONTextError`` when its output is not UTF-8.
    public func toJSON(encoder: JSONEncoder? = nil) throws -> String {
        let data = try toJSONData(encoder: encoder)
        guard let text = String(data: data, encoding: .utf8) else { throw JSONTextError.notUTF8 }
        return text
    }

    /// The value as UTF-8 encoded JSON.
    ///
    /// - Parameter encoder: What encodes; ISO 8601 dates when nil.
    /// - Throws: What the encoder throws.
    public func toJSONData(encoder: JSONEncoder? = nil) throws -> Data {
        try (encoder ?? .iso8601).encode(self)
    }
}

extension JSONEncoder {
    /// A new encoder that writes dates in ISO 8601.
    static var iso8601: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}
