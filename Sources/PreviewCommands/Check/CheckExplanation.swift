import HTMLRendering
import PreviewChecks

/// What `--explain` says of a rule.
struct CheckExplanation {
    /// The rule's name, severity, summary, explanation and fix.
    let text: String

    init(of rule: any CheckRule, severities: CheckSeverities) {
        let severity = severities.severity(of: rule)
        let note = severity == rule.severity ? "" : ", set in \(PackageSettings.fileName)"
        text = """
            \(rule.name) (\(severity)\(note))
            \(rule.summary).

            \(rule.explanation)

            Fix: \(rule.fix)
            """
    }
}
