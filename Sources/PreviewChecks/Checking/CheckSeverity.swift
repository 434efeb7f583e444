/// How much a rule's findings matter.
package enum CheckSeverity: String, CaseIterable, Codable, Sendable {
    /// The check fails.
    case error
    /// It is told, and the check passes.
    case warning
    /// The rule is not asked.
    case off
}
