package import Diagnostics
import FOSMVVM
import PreviewChecks

/// A problem as an assistant gets it.
package struct AssistantProblem: Codable, Hashable, Sendable {
    /// `error` or `warning`.
    let severity: String
    let message: String
    /// The file, the line and the column, as far as they are known.
    let place: String?
    /// The name of the rule that finds it. Nil for what rendering reports.
    let rule: String?
    /// How to fix it. Nil if the message says it.
    let fix: String?

    init(_ finding: CheckFinding) {
        severity = finding.severity.rawValue
        message = finding.message
        place = finding.place?.description
        rule = finding.rule
        fix = finding.fix
    }

    package init(_ diagnostic: Diagnostic) {
        severity = CheckSeverity.error.rawValue
        message = diagnostic.message
        place = diagnostic.place?.description
        rule = nil
        fix = nil
    }

    /// A warning about texts of another locale, which is that of the rule with the same name.
    private init(missing texts: [PreviewText], in locale: LocaleIdentifier) {
        let names = texts.map(\.use.name).joined(separator: ", ")
        severity = CheckSeverity.warning.rawValue
        message = "Texts of another locale are shown, because '\(locale.tag)' lacks its own: \(names)."
        place = nil
        rule = "missing-translation"
        fix = "Call translations for their places, and write them."
    }

    /// Returns what rendering a preview reports, what the rules find in it, and the texts that its locale lacks.
    static func problems(of rendering: PreviewRendering) -> [AssistantProblem] {
        let diagnostics = rendering.diagnostics.map(AssistantProblem.init)
        let found = rendering.findings.map(AssistantProblem.init)
        return diagnostics + found.filter { problem in !diagnostics.contains { $0.message == problem.message } }
            + missingTexts(of: rendering)
    }

    private static func missingTexts(of rendering: PreviewRendering) -> [AssistantProblem] {
        let texts = rendering.texts
        guard texts.locale.pseudo == nil else { return [] }
        // What no locale has is a problem of rendering.
        let missing = texts.texts.filter { text in
            text.values.first.map { $0.lookup.status == .missing && $0.lookup.source != nil } ?? false
        }
        return missing.isEmpty ? [] : [AssistantProblem(missing: missing, in: texts.locale)]
    }

    /// Returns a line for each problem, in the form of compilers.
    static func lines(of problems: [AssistantProblem]) -> [String] {
        guard !problems.isEmpty else { return ["No problems."] }
        return problems.map(\.line)
    }

    /// The problem in the form of compilers.
    package var line: String {
        let start = place.map { "\($0): " } ?? ""
        let end = rule.map { " [\($0)]" } ?? ""
        let other = fix.flatMap { message.contains($0) ? nil : " Fix: \($0)" }
        return "\(start)\(severity): \(message)\(end)" + (other ?? "")
    }
}
