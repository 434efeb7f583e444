import FOSMVVM

/// All that a form's field says to its user.
struct FieldTexts: Encodable {
    private let title: LocalizableString
    private let placeholder: LocalizableString?
    private let choices: [LocalizableString]

    init(_ field: some FormFieldBase) {
        title = field.title
        placeholder = field.placeholder
        choices = field.choiceLabels
    }
}
