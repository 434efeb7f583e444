import FOSMVVM

/// A problem that a rule found.
package struct CheckFinding: Hashable, Sendable {
    /// The name of the rule.
    package let rule: String
    /// The severity of the finding.
    package var severity: CheckSeverity
    /// What is wrong and what to do, in whole sentences.
    package let message: String
    /// The file and line of the problem, if known.
    package let place: CheckPlace?
    /// The rule's advice on how to fix such findings.
    package let fix: String
}

extension CheckFinding: Comparable {
    /// Sorts by place, findings without a place first, then by rule and message.
    package static func < (left: Self, right: Self) -> Bool {
        guard left.place == right.place else { return isBefore(left.place, right.place) }
        return (left.rule, left.message) < (right.rule, right.message)
    }

    private static func isBefore(_ left: CheckPlace?, _ right: CheckPlace?) -> Bool {
        guard let left, let right else { return left == nil }
        return left < right
    }
}

/// The place of a finding.
package struct CheckPlace: Hashable, Sendable {
    /// The file, relative to the package if it is inside it.
    package let file: String
    /// The line, from 1, if known.
    package let line: Int?
    /// The column in Unicode scalars, from 1, if known.
    package let column: Int?

    init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension CheckPlace: Comparable {
    /// Sorts by file, then line, then column.
    package static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line ?? 0, left.column ?? 0) < (right.file, right.line ?? 0, right.column ?? 0)
    }
}

extension CheckPlace: CustomStringConvertible {
    /// The place as `file:line:column`, which editors and terminals link.
    package var description: String { FilePlace.text(file: file, line: line, column: column) }
}

/// The severity of a rule's findings.
package enum CheckSeverity: String, CaseIterable, Codable, Sendable {
    /// A finding fails the check.
    case error
    /// A finding is reported, and the check passes.
    case warning
    /// The rule does not run.
    case off
}
