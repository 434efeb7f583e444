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
