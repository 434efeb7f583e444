import FOSMVVM
import TextCoverage

/// Finds placeholders that are shown as they are written.
struct UnfilledPlaceholder: CheckRule {
    let name = "unfilled-placeholder"
    let severity = CheckSeverity.error
    let summary = "A placeholder has no value, or is never closed"
    let explanation = """
        A placeholder that nothing fills is shown as it is written: %{count}. Which values a text has is known from previews. A \
        placeholder that the default locale does not have is left to different-placeholders. One that is begun and not closed \
        is found in every text.
        """
    let fix = "Correct the placeholder's name, add its value to the substitutions, or write the '}' behind it."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.findings(of: self) { text, fault in
            let title = text.title(of: fault.key)
            return switch fault.kind {
            case .unclosed(let placeholder): "'\(placeholder)' in \(title) is never closed. Write '}' after the name."
            case .unfilled(let name, let values): "'%{\(name)}' in \(title) has no value. \(advice(values))"
            default: nil
            }
        }
    }

    private func advice(_ values: [String]) -> String {
        guard !values.isEmpty else { return "The property has none: declare it with @LocalizedSubs." }
        let names = values.map { "%{\($0)}" }.joined(separator: ", ")
        return "Write \(values.count > 1 ? "one of " : "")\(names), or add the value."
    }
}
