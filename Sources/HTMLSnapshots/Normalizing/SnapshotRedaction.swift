import Foundation

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
