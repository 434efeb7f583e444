import PreviewChecks

/// Finds buttons whose text does not fit on the display of the till.
struct LongButton: PreviewRule {
    let name = "long-button"
    let severity = CheckSeverity.warning
    let summary = "The text of a button does not fit on the till"
    let explanation = "The display of the till shows 20 characters of a button. The rule checks the HTML of previews."
    let fix = "Shorten the text in the language of the finding."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        preview.elements().filter { $0.name == "button" && $0.text.count > 20 }.map { button in
            PreviewMistake("The button \"\(button.text)\" has \(button.text.count) characters.", at: button)
        }
    }
}
