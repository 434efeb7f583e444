import FOSMVVM

/// The values that the sender of a card enters.
enum PostcardFields {
    enum Size: String, CaseIterable, Codable, Hashable, Sendable {
        case small, large
    }

    static let nameField = FormField<String>(
        fieldId: FormFieldIdentifier(id: "name"),
        title: .localized(for: PostcardFieldsMessages.self, propertyName: "name", messageKey: "title"),
        placeholder: .localized(for: PostcardFieldsMessages.self, propertyName: "name", messageKey: "placeholder"),
        type: .text(inputType: .name),
        options: [.required(value: true), .maxLength(value: 40)])

    static let sizeField = FormField<Size?>(
        fieldId: FormFieldIdentifier(id: "size"),
        title: .localized(for: PostcardFieldsMessages.self, propertyName: "size", messageKey: "title"),
        type: .select)
}
