import FOSMVVM

/// Something that a rule found.
package struct CheckFinding: Hashable, Sendable {
    /// The rule's name.
    package let rule: String
    /// How much it matters.
    package var severity: CheckSeverity
    /// What is wrong there and what to do, in whole sentences.
    package let message: String
    /// Where it is, where a file is known.
    package let place: CheckPlace?
    /// What mends findings of this kind.
    package let fix: String
}

extension CheckFinding: Comparable {
    /// By place, what has none first; then by rule and message.
    package static func < (left: Self, right: Self) -> Bool {
        guard left.place == right.place else { return isBefore(left.place, right.place) }
        return (left.rule, left.message) < (right.rule, right.message)
    }

    private static func isBefore(_ left: CheckPlace?, _ right: CheckPlace?) -> Bool {
        guard let left, let right else { return left == nil }
        return left < right
    }
}

/// Where something was found.
package struct CheckPlace: Hashable, Sendable {
    /// The file, relative to the package where it lies in it.
    package let file: String
    /// The line, from 1, where one is known.
    package let line: Int?
    /// The column in Unicode scalars, from 1, where one is known.
    package let column: Int?

    init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension CheckPlace: Comparable {
    /// By file, then line, then column.
    package static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line ?? 0, left.column ?? 0) < (right.file, right.line ?? 0, right.column ?? 0)
    }
}

extension CheckPlace: CustomStringConvertible {
    /// `file:line:column`, as editors and terminals link it.
    package var description: String { FilePlace.text(file: file, line: line, column: column) }
}

/// How much a rule's findings matter.
package enum CheckSeverity: String, CaseIterable, Codable, Sendable {
    /// The check fails.
    case error
    /// It is told, and the check passes.
    case warning
    /// The rule is not asked.
    case off
}
