package import Diagnostics

/// A problem that a rule found.
package struct CheckFinding: Sendable {
    /// The name of the rule.
    package let rule: String
    /// What it is about.
    package private(set) var kind = FindingKind.check
    /// The severity of the finding.
    package private(set) var severity: CheckSeverity
    /// What is wrong and what to do, in whole sentences.
    package let message: String
    /// The file and line of the problem, if known.
    package let place: SourcePlace?
    /// How to fix it.
    package let fix: String
    /// What it is about, which is not a part of its identity.
    package var subject = FindingSubject()

    /// Returns the finding with another severity.
    func with(_ severity: CheckSeverity) -> Self {
        var finding = self
        finding.severity = severity
        return finding
    }
}

extension CheckFinding: Hashable {
    package static func == (one: Self, other: Self) -> Bool {
        one.rule == other.rule && one.message == other.message && one.place == other.place
            && one.severity == other.severity && one.fix == other.fix
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
        hasher.combine(message)
        hasher.combine(place)
    }
}

extension CheckFinding: Comparable {
    /// Sorts by place, findings without a place first, then by rule and message.
    package static func < (left: Self, right: Self) -> Bool {
        guard left.place == right.place else { return isBefore(left.place, right.place) }
        return (left.rule, left.message) < (right.rule, right.message)
    }

    private static func isBefore(_ left: SourcePlace?, _ right: SourcePlace?) -> Bool {
        guard let left, let right else { return left == nil }
        return left < right
    }
}

/// The severity of a rule's findings.
public enum CheckSeverity: String, CaseIterable, Codable, Sendable {
    /// A finding fails the check.
    case error
    /// A finding is reported, and the check passes.
    case warning
    /// The rule does not run.
    case off
}
