public import Foundation

extension Encodable {
    /// Returns the value as a JSON string.
    ///
    /// - Parameter encoder: The encoder, or nil for one with ISO 8601 dates. A localizing encoder localizes the value.
    /// - Throws: Any error from the encoder, and ``JSONTextError`` if its output is not UTF-8.
    public func toJSON(encoder: JSONEncoder? = nil) throws -> String {
        let data = try toJSONData(encoder: encoder)
        guard let text = String(data: data, encoding: .utf8) else { throw JSONTextError.notUTF8 }
        return text
    }

    /// Returns the value as UTF-8 encoded JSON.
    ///
    /// - Parameter encoder: The encoder, or nil for one with ISO 8601 dates.
    /// - Throws: Any error from the encoder.
    public func toJSONData(encoder: JSONEncoder? = nil) throws -> Data {
        try (encoder ?? .iso8601).encode(self)
    }
}

extension JSONEncoder {
    /// A new encoder that writes dates in the ISO 8601 format.
    static var iso8601: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }

    /// Creates an encoder for JSON that people read: with sorted members, slashes as they are, and ISO 8601 dates.
    ///
    /// - Parameter isIndented: Whether each member has a line of its own.
    package static func readable(isIndented: Bool = true) -> JSONEncoder {
        let encoder = iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
        return encoder
    }
}

extension Data {
    /// Decodes a value from UTF-8 encoded JSON with ISO 8601 dates.
    ///
    /// - Throws: Any error from `JSONDecoder`.
    public func fromJSON<Value: Decodable>() throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Value.self, from: self)
    }
}

extension String {
    /// Decodes a value from a JSON string with ISO 8601 dates.
    ///
    /// - Throws: Any error from `JSONDecoder`.
    public func fromJSON<Value: Decodable>() throws -> Value {
        try Data(utf8).fromJSON()
    }
}

/// The error of JSON data that cannot be converted to a string.
public enum JSONTextError: LocalizedError {
    /// The encoder's output is not UTF-8, which RFC 8259 §8.1 requires.
    case notUTF8

    /// A description of the error, and what to do.
    public var errorDescription: String? {
        "The encoder wrote JSON that is not UTF-8. Use toJSONData(encoder:) for other encodings."
    }
}
