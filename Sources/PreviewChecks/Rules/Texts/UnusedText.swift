import FOSMVVM
import TextCoverage

/// Finds texts that no preview looks up.
struct UnusedText: CheckRule {
    let name = "unused-text"
    let severity = CheckSeverity.warning
    let summary = "No preview uses a text"
    let explanation = """
        Texts that nobody sees are translated for nothing. A text is used when a preview, or the stub of a ViewModel without \
        one, looks it up. What only the running program chooses is not told: cases of an enum and messages of a field count as \
        used when another one beside them is. A text that only a state without a preview uses is told: add the preview. Of a ViewModel that cannot be encoded no \
        text is told, as it is not known which ones it uses.
        """
    let fix = "Remove the key from every locale, or add a preview of the state that uses it."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.inventory.unused.filter { !subject.misspellings.explain($0.key, in: $0.locale) }.map { text in
            finding(
                "No preview uses '\(text.key)' of '\(text.locale.tag)'. Remove it, or add a preview that shows it.",
                at: subject.place(text.place))
        }
    }
}
