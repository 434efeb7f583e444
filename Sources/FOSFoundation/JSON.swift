public import Foundation

extension Encodable {
    /// Returns the value as a JSON string.
    ///
    /// - Parameter encoder: The encoder, or nil for `JSONEncoder.defaultEncoder`. A localizing encoder localizes the value.
    /// - Throws: ``JSONError``, or another error that the value's `encode(to:)` throws.
    public func toJSON(encoder: JSONEncoder? = nil) throws -> String {
        let data = try toJSONData(encoder: encoder)
        guard let text = String(data: data, encoding: .utf8) else { throw JSONError.utf8EncodingError }
        return text
    }

    /// Returns the value as UTF-8 encoded JSON.
    ///
    /// - Parameter encoder: The encoder, or nil for `JSONEncoder.defaultEncoder`.
    /// - Throws: ``JSONError/encodingError(error:)``, or another error that the value's `encode(to:)` throws.
    public func toJSONData(encoder: JSONEncoder? = nil) throws -> Data {
        do {
            return try (encoder ?? .defaultEncoder).encode(self)
        } catch let error as EncodingError {
            throw JSONError.encodingError(error: error)
        }
    }
}

extension JSONEncoder {
    /// A new encoder for what is sent. It writes dates in GMT with milliseconds, such as `2026-03-01T09:30:00.000Z`.
    public static var defaultEncoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            // The style cuts off what is below a millisecond, also of a number that is a little too small.
            try container.encode((date + 0.000_5).formatted(Date.ISO8601FormatStyle.iso8601WithMilliseconds))
        }
        return encoder
    }

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

extension JSONDecoder {
    /// A new decoder for what is sent. It reads dates like `2026-03-01T09:30:00.000Z`, the same without milliseconds, and
    /// in GMT also `2026-03-01 09:30:00` and `2026-03-01`.
    public static var defaultDecoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            let styles = [.iso8601WithMilliseconds, .iso8601, .iso8601DateAndTime, Date.ISO8601FormatStyle.iso8601Date]
            guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else {
                throw JSONError.unknownDateFormat(text)
            }
            return date
        }
        return decoder
    }
}

extension Date.ISO8601FormatStyle {
    fileprivate static let iso8601WithMilliseconds = Self(includingFractionalSeconds: true)
    fileprivate static let iso8601Date = Self().year().month().day()
    fileprivate static let iso8601DateAndTime = Self(dateTimeSeparator: .space).year().month().day()
        .time(includingFractionalSeconds: false)
}

extension Data {
    /// Decodes a value from UTF-8 encoded JSON.
    ///
    /// - Parameter decoder: The decoder, or nil for `JSONDecoder.defaultDecoder`.
    /// - Throws: ``JSONError``, or another error that the value's `init(from:)` throws.
    public func fromJSON<Value: Decodable>(decoder: JSONDecoder? = nil) throws -> Value {
        guard !isEmpty else { throw JSONError.noData }
        do {
            return try (decoder ?? .defaultDecoder).decode(Value.self, from: self)
        } catch let error as DecodingError {
            throw JSONError.decodingError(error: error, data: self)
        }
    }
}

extension String {
    /// Decodes a value from a JSON string.
    ///
    /// - Parameter decoder: The decoder, or nil for `JSONDecoder.defaultDecoder`.
    /// - Throws: ``JSONError``, or another error that the value's `init(from:)` throws.
    public func fromJSON<Value: Decodable>(decoder: JSONDecoder? = nil) throws -> Value {
        try Data(utf8).fromJSON(decoder: decoder)
    }
}

/// The reason why a value cannot be read from JSON or written as JSON.
public enum JSONError: LocalizedError {
    /// The data is not the JSON of the value.
    case decodingError(error: DecodingError, data: Data)
    /// The value cannot be written as JSON.
    case encodingError(error: EncodingError)
    /// The encoder's output is not UTF-8, which RFC 8259 §8.1 requires.
    case utf8EncodingError
    /// A text is not a date.
    case unknownDateFormat(_ dateString: String)
    /// The text or the data is empty.
    case noData

    /// A description of the error, and what to do.
    public var errorDescription: String? {
        switch self {
        case .decodingError(let error, _): error.localizedDescription
        case .encodingError(let error): error.localizedDescription
        case .utf8EncodingError:
            "The encoder wrote JSON that is not UTF-8. Use toJSONData(encoder:) for other encodings."
        case .unknownDateFormat(let text): "'\(text)' is not a date. Write it like 2026-03-01T09:30:00.000Z."
        case .noData: "There is no JSON, because the text or the data is empty."
        }
    }
}
