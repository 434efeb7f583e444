import Foundation
import HTMLParsing

/// A pattern whose matches differ in each run, and are replaced with a name such as `[uuid]` before HTML is compared.
///
/// Use it for values that cannot be made constant. It applies to texts and attribute values, not to tags and comments.
public struct SnapshotRedaction: Hashable, Sendable {
    /// The name, without brackets.
    package let name: String
    let expression: NSRegularExpression

    /// Creates a redaction with a pattern.
    ///
    /// - Parameters:
    ///   - name: The name, which consists of letters, digits and hyphens.
    ///   - pattern: A regular expression for `NSRegularExpression`. It must not match the name in brackets.
    /// - Throws: An error for a name or a pattern that cannot be used.
    public init(name: String, pattern: String) throws {
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
            throw SnapshotRedactionError.name(name)
        }
        guard let expression = try? NSRegularExpression(pattern: pattern) else {
            throw SnapshotRedactionError.pattern(pattern, name: name)
        }
        self.name = name
        self.expression = expression
        let end = ContinuousClock.now + SnapshotRedactor.timeLimit
        guard try ranges(in: replacement, before: end).isEmpty else {
            throw SnapshotRedactionError.matchesItself(name)
        }
    }

    /// What replaces matches.
    fileprivate var replacement: String { "[\(name)]" }

    /// Returns the places of all matches.
    ///
    /// - Throws: ``SnapshotRedactionError/tooSlow(_:)``.
    fileprivate func ranges(
        in text: String, before end: ContinuousClock.Instant
    ) throws(SnapshotRedactionError) -> [NSRange] {
        var ranges: [NSRange] = []
        var isTooSlow = false
        // Without a match, it is called while a match takes long, or could not be completed.
        expression.enumerateMatches(
            in: text, options: .reportProgress, range: NSRange(text.startIndex..., in: text)
        ) { match, flags, stop in
            if let match { ranges.append(match.range) }
            isTooSlow = flags.contains(.internalError) || .now > end
            if isTooSlow { stop.pointee = true }
        }
        if isTooSlow { throw .tooSlow(name) }
        return ranges
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
    package static let all = [uuid, timestamp, hash]

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
package enum SnapshotRedactionError: LocalizedError, Equatable {
    /// The name contains characters other than letters, digits and hyphens.
    case name(String)
    /// The pattern is not a regular expression.
    case pattern(String, name: String)
    /// The pattern matches its own replacement, so that a second run would change the text again.
    case matchesItself(String)
    /// The pattern takes too long for a text.
    case tooSlow(String)

    /// The redaction, and how to correct it.
    package var errorDescription: String? {
        switch self {
        case .name(let name):
            "\"\(name)\" is not a valid name for a redaction. Use letters, digits and hyphens."
        case .pattern(let pattern, let name):
            "The pattern of the redaction [\(name)], \"\(pattern)\", is not a valid regular expression. "
                + "Check its brackets and escapes."
        case .matchesItself(let name):
            "The pattern of the redaction [\(name)] also matches \"[\(name)]\". Make it narrower or change the name."
        case .tooSlow(let name):
            "The pattern of the redaction [\(name)] takes too long. Remove repetitions of repetitions, such as (a+)+."
        }
    }
}

/// Replaces the matches of redactions with their names.
struct SnapshotRedactor: Sendable {
    /// How long all redactions of a tree can take.
    static let timeLimit = Duration.seconds(2)

    private let redactions: [SnapshotRedaction]

    /// Whether there are no redactions.
    var isEmpty: Bool { redactions.isEmpty }

    init(_ redactions: [SnapshotRedaction]) {
        self.redactions = redactions
    }

    /// Returns a text with names instead of matches.
    ///
    /// - Throws: ``SnapshotRedactionError/tooSlow(_:)``.
    func redacted(_ text: String) throws -> String { try redacted(text, before: .now + Self.timeLimit) }

    /// Returns a tree with names instead of matches in its texts and values.
    ///
    /// - Throws: ``SnapshotRedactionError/tooSlow(_:)``.
    func redacted(_ nodes: [HTMLNode]) throws -> [HTMLNode] {
        let end = ContinuousClock.now + Self.timeLimit
        return try redactions.isEmpty ? nodes : nodes.map { try redacted($0, before: end) }
    }

    private func redacted(_ text: String, before end: ContinuousClock.Instant) throws -> String {
        try redactions.reduce(text) { text, redaction in
            let ranges = try redaction.ranges(in: text, before: end).compactMap { Range($0, in: text) }
            guard !ranges.isEmpty else { return text }
            var (result, rest) = ("", text.startIndex)
            for range in ranges {
                result += text[rest..<range.lowerBound] + redaction.replacement
                rest = range.upperBound
            }
            return result + text[rest...]
        }
    }

    private func redacted(_ node: HTMLNode, before end: ContinuousClock.Instant) throws -> HTMLNode {
        switch node {
        case .start(var element):
            element.attributes = try element.attributes.map {
                HTMLAttribute(name: $0.name, value: try $0.value.map { try redacted($0, before: end) })
            }
            return .start(element)
        case .text(let text): return .text(try redacted(text, before: end))
        case .end, .comment, .doctype: return node
        }
    }
}
