import Foundation

/// The bytes of JSON in one line, as messages have it.
enum JSONText {
    /// Returns a value as JSON without line breaks, its members sorted.
    static func data(of value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// Returns the value of JSON. Nil for anything else.
    static func value(of data: Data) -> JSONValue? { try? JSONDecoder().decode(JSONValue.self, from: data) }

    /// Converts a value with its own coding to a value of JSON.
    static func value(of value: some Encodable) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: data(of: value))
    }
}
