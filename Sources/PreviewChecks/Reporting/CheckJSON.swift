import Foundation

/// Writes JSON as people can read it.
enum CheckJSON {
    /// The value, with a line break at its end.
    static func text(of value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        } catch {
            // Cannot happen, because reports are of texts and whole numbers.
            preconditionFailure("\(error)")
        }
    }
}
