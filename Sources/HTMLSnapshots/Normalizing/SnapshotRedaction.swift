public import Foundation
import HTMLParsing

/// A part of a text that is different each time and is replaced by a name, `[uuid]`, before it is compared.
///
/// For what cannot be fixed at its source. Applied to texts and to the values of attributes, not to tags and comments.
public struct SnapshotRedaction: Hashable, Sendable {
    /// The name, without brackets.
    public let name: String
    let expression: NSRegularExpression

    /// A redaction of what a pattern matches.
    ///
    /// - Parameters:
    ///   - name: Letters, digits and hyphens.
    ///   - pattern: A regular expression, as `NSRegularExpression` has them. It must not match the name in brackets.
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
    /// `[uuid]`: UUIDs in either case.
    public static let uuid = declared(
        "uuid", pattern: "(?i)\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b")

    /// `[timestamp]`: dates with a time as ISO 8601 writes them, `2026-01-31T08:00:00Z`.
    public static let timestamp = declared(
        "timestamp",
        pattern: "\\b\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}([.,]\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})?(?![\\d:])")

    /// `[hash]`: 32, 40 or 64 hexadecimal digits, as in the names of assets.
    public static let hash = declared("hash", pattern: "(?i)\\b([0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{32})\\b")

    /// All of the above.
    public static let all = [uuid, timestamp, hash]

    private static func declared(_ name: String, pattern: String) -> SnapshotRedaction {
        do {
            return try SnapshotRedaction(name: name, pattern: pattern)
        } catch {
            // Cannot happen, because the patterns are the constants above, each of which a test uses.
            preconditionFailure(error.localizedDescription)
        }
    }
}

/// What is wrong with a declared redaction.
public enum SnapshotRedactionError: LocalizedError, Equatable {
    /// The name is not of letters, digits and hyphens.
    case name(String)
    /// The pattern is no regular expression.
    case pattern(String, name: String)
    /// The pattern matches its own replacement, so that a second run would change the text again.
    case matchesItself(String)

    /// The redaction, and how to write it.
    public var errorDescription: String? {
        switch self {
        case .name(let name):
            "\"\(name)\" cannot name a redaction. Use letters, digits and hyphens."
        case .pattern(let pattern, let name):
            "The pattern of the redaction [\(name)], \"\(pattern)\", is no regular expression. "
                + "Check its brackets and escapes."
        case .matchesItself(let name):
            "The pattern of the redaction [\(name)] matches \"[\(name)]\" too. Make it narrower or choose another name."
        }
    }
}

/// Puts the names of redactions in the place of what they match.
struct SnapshotRedactor: Sendable {
    private let redactions: [(template: String, expression: NSRegularExpression)]

    /// Whether nothing is to be replaced.
    var isEmpty: Bool { redactions.isEmpty }

    init(_ redactions: [SnapshotRedaction]) {
        self.redactions = redactions.map { redaction in
            (NSRegularExpression.escapedTemplate(for: "[\(redaction.name)]"), redaction.expression)
        }
    }

    /// A text with names for what matches.
    func redacted(_ text: String) -> String {
        redactions.reduce(text) { text, redaction in
            redaction.expression.stringByReplacingMatches(
                in: text, range: NSRange(text.startIndex..., in: text), withTemplate: redaction.template)
        }
    }

    /// A tree with names for what matches in its texts and values.
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
