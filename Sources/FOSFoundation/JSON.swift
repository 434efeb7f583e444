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

extension Data {
    /// The value that this UTF-8 encoded JSON holds, with ISO 8601 dates.
    ///
    /// - Throws: What `JSONDecoder` throws.
    public func fromJSON<Value: Decodable>() throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Value.self, from: self)
    }
}

extension String {
    /// The value that this JSON text holds, with ISO 8601 dates.
    ///
    /// - Throws: What `JSONDecoder` throws.
    public func fromJSON<Value: Decodable>() throws -> Value {
        try Data(utf8).fromJSON()
    }
}

/// Why JSON bytes could not be turned into text.
public enum JSONTextError: LocalizedError {
    /// The encoder's output is not UTF-8, as RFC 8259 §8.1 asks.
    case notUTF8

    /// What happened and what to do.
    public var errorDescription: String? {
        "The encoder wrote JSON that is not UTF-8. Use toJSONData(encoder:) for other encodings."
    }
}
