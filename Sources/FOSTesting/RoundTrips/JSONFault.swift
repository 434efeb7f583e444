import Foundation

/// Why JSON cannot be read or written, in words: what Foundation says of a `DecodingError` names no member.
enum JSONFault {
    static func description(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context): "'\(path(context.codingPath + [key]))' is absent"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            "'\(path(context.codingPath))': \(context.debugDescription)"
        default: error.localizedDescription
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined().trimmingPrefix(".")
            .description
    }
}
