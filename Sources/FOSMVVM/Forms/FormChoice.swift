/// One of the cases that a select field offers.
///
/// The key of its label is the enum's name and the raw value, or the name of a case without one.
struct FormChoice {
    let value: String
    let label: LocalizableString

    /// Returns the cases of an enum, in order, or no cases for another type.
    static func choices(of type: Any.Type) -> [FormChoice] {
        if let optional = type as? any OptionalType.Type { return choices(of: optional.wrapped) }
        if let list = type as? any ListType.Type { return choices(of: list.element) }
        guard let cases = type as? any CaseIterable.Type else { return [] }
        return cases.choices
    }
}

extension FormFieldBase {
    /// The labels of a select field, in order. Empty for another field.
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
        allCases.map { element in
            let raw = (element as? any RawRepresentable)?.rawValue ?? "\(element)"
            // A number is not a key of YAML that people write.
            let name = raw as? String ?? "\(element)"
            return FormChoice(value: "\(raw)", label: .localized(for: Self.self, propertyName: name))
        }
    }
}
