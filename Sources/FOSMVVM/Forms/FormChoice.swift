/// One of the cases that a select field offers.
///
/// Its label is the text under the enum's name and the raw value (seed: "Enum Localization Pattern").
struct FormChoice {
    let value: String
    let label: LocalizableString

    /// The cases of an enum whose raw values are texts, in order; none for another type.
    static func choices(of type: Any.Type) -> [FormChoice] {
        if let optional = type as? any OptionalType.Type { return choices(of: optional.wrapped) }
        guard let cases = type as? any CaseIterable.Type else { return [] }
        return cases.choices
    }
}

extension FormFieldBase {
    /// The labels that a select field offers, in order; none of another field.
    package var choiceLabels: [LocalizableString] {
        (self as? any ChoosableField)?.choices.map(\.label) ?? []
    }
}

/// A field that knows the type of its value.
private protocol ChoosableField {
    var choices: [FormChoice] { get }
}

extension FormField: ChoosableField {
    fileprivate var choices: [FormChoice] { type == .select ? FormChoice.choices(of: Value.self) : [] }
}

extension CaseIterable {
    fileprivate static var choices: [FormChoice] {
        allCases.compactMap { element in
            guard let raw = (element as? any RawRepresentable)?.rawValue as? String else { return nil }
            return FormChoice(value: raw, label: .localized(for: Self.self, propertyName: raw))
        }
    }
}
