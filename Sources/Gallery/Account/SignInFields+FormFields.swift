import FOSMVVM

extension SignInFields {
    /// The name on the badge.
    public static var nameField: FormField<String> {
        field(
            "name", type: .text(inputType: .name), hasPlaceholder: true,
            options: [.required(value: true), .maxLength(value: 40), .autocomplete(value: .name)])
    }

    /// The address of the account.
    public static var emailField: FormField<String> {
        field(
            "email", type: .text(inputType: .emailAddress), hasPlaceholder: true,
            options: [.required(value: true), .autocomplete(value: .email)])
    }

    /// The password of the account.
    public static var passwordField: FormField<String> {
        field(
            "password", type: .text(inputType: .password), hasPlaceholder: true,
            options: [.required(value: true), .minLength(value: 8), .autocomplete(value: .currentPassword)])
    }

    /// Every field, in the order of the form.
    public static var formFields: [any FormFieldBase] {
        [
            nameField, emailField, passwordField,
        ]
    }

    private static func field<Value>(
        _ name: String, type: FormFieldType, hasPlaceholder: Bool = false, options: [FormInputOption<Value>] = []
    ) -> FormField<Value> {
        FormField(
            fieldId: FormFieldIdentifier(id: name),
            title: .localized(for: SignInFieldsMessages.self, propertyName: name, messageKey: "title"),
            placeholder: hasPlaceholder
                ? .localized(for: SignInFieldsMessages.self, propertyName: name, messageKey: "placeholder") : nil,
            type: type,
            options: options)
    }
}
