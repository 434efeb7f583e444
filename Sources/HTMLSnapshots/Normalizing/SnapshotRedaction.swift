public import Foundation
import HTMLParsing

/// A pattern whose matches differ in each run, and are replaced with a name such as `[uuid]` before HTML is compared.
///
/// Use it for values that cannot be made constant. It applies to texts and attribute values, not to tags and comments.
public struct SnapshotRedaction: Hashable, Sendable {
    /// The name, without brackets.
    public let name: String
    let expression: NSRegularExpression

    /// Creates a redaction with a pattern.
    ///
    /// - Parameters:
    ///   - name: The name, which consists of letters, digits and hyphens.
    ///   - pattern: A regular expression for `NSRegularExpression`. It must not match the name in brackets.
    /// - Throws: ``SnapshotRedactionError``.
    public init(name: String, pattern: String) throws {
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
            throw SnapshotRedactionError.name(name)
        }
        guard let expression = try? NSRegularExpression(pattern: pattern) else {
            throw SnapshotRedactionError.pattern(pattern, name: name)
        }
        let result = "[\(name)]"
        guard expression.firstMatch(in: result, range: NSRange(result.startIndex..., in: result)) == nil else {
            throw SnapshotRedactionError.matchesItself(name)
        }
        self.name = name
        self.expression = expression
    }
}

extension SnapshotRedaction {
    /// Replaces UUIDs in upper or lower case with `[uuid]`.
    public static let uuid = declared(
        "uuid", pattern: "(?i)\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b")

    /// Replaces dates with a time in ISO 8601 format, such as `2026-01-31T08:00:00Z`, with `[timestamp]`.
    public static let timestamp = declared(
        "timestamp",
        pattern: "\\b\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}([.,]\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})?(?![\\d:])")

    /// Replaces 32, 40 or 64 hexadecimal digits, as in the names of assets, with `[hash]`.
    public static let hash = declared("hash", pattern: "(?i)\\b([0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{32})\\b")

    /// The built-in redactions.
    public static let all = [uuid, timestamp, hash]

    private static func declared(_ name: String, pattern: String) -> SnapshotRedaction {
        do {
            return try SnapshotRedaction(name: name, pattern: pattern)
        } catch {
            // Cannot happen, because the patterns are the constants above, and tests use each of them.
            preconditionFailure(error.localizedDescription)
        }
    }
}

/// The problem with a declared redaction.
public enum SnapshotRedactionError: LocalizedError, Equatable {
    /// The name contains characters other than letters, digits and hyphens.
    case name(String)
    /// The pattern is not a regular expression.
    case pattern(String, name: String)
    /// The pattern matches its own replacement, so that a second run would change the text again.
    case matchesItself(String)

    /// The redaction, and how to correct it.
    public var errorDescription: String? {
        switch self {
        case .name(let name):
            "\"\(name)\" is not a valid name for a redaction. Use letters, digits and hyphens."
        case .pattern(let pattern, let name):
            "The pattern of the redaction [\(name)], \"\(pattern)\", is not a valid regular expression. "
                + "Check its brackets and escapes."
        case .matchesItself(let name):
            "The pattern of the redaction [\(name)] also matches \"[\(name)]\". Make it narrower or change the name."
        }
    }
}

/// Replaces the matches of redactions with their names.
struct SnapshotRedactor: Sendable {
    private let redactions: [(template: String, expression: NSRegularExpression)]

    /// Whether there are no redactions.
    var isEmpty: Bool { redactions.isEmpty }

    init(_ redactions: [SnapshotRedaction]) {
        self.redactions = redactions.map { redaction in
            (NSRegularExpression.escapedTemplate(for: "[\(redaction.name)]"), redaction.expression)
        }
    }

    /// Returns a text with names instead of matches.
    func redacted(_ text: String) -> String {
        redactions.reduce(text) { text, redaction in
            redaction.expression.stringByReplacingMatches(
                in: text, range: NSRange(text.startIndex..., in: text), withTemplate: redaction.template)
        }
    }

    /// Returns a tree with names instead of matches in its texts and values.
    func redacted(_ nodes: [HTMLNode]) -> [HTMLNode] {
        redactions.isEmpty ? nodes : nodes.map(redacted)
    }

    private func redacted(_ node: HTMLNode) -> HTMLNode {
        switch node {
        case .start(var element):
            element.attributes = element.attributes.map {
                HTMLAttribute(name: $0.name, value: $0.value.map(redacted))
            }
            return .start(element)
        case .text(let text): return .text(redacted(text))
        case .end, .comment, .doctype: return node
        }
    }
}
