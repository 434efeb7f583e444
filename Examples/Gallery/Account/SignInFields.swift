import FOSMVVM

/// The values that a volunteer enters to sign in.
public protocol SignInFields: ValidatableModel, Codable, Sendable {
    /// The name on the badge.
    var name: String { get set }
    var email: String { get set }
    var password: String { get set }
    var signInValidationMessages: SignInFieldsMessages { get }
}

/// The validation messages of ``SignInFields``.
@FieldValidationModel
public struct SignInFieldsMessages {
    @LocalizedString("name", messageGroup: "validationMessages", messageKey: "required") public var nameRequired
    @LocalizedString("name", messageGroup: "validationMessages", messageKey: "badge") public var nameOnBadge
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required") public var emailRequired
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "format") public var emailFormat
    @LocalizedString("password", messageGroup: "validationMessages", messageKey: "short") public var passwordShort
    @LocalizedString("password", messageGroup: "validationMessages", messageKey: "weak") public var passwordWeak

    /// Creates the messages.
    public init() {}
}

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

extension SignInFields {
    public func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        let results = [validateName(fields), validateEmail(fields), validatePassword(fields)].flatMap { $0 ?? [] }
        validations.removeAll(fieldIds: (fields ?? Self.formFields).map(\.fieldId))
        validations.replace(with: results)
        return results.map(\.status).max()
    }

    /// Requires a name, and explains where it appears.
    public func validateName(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.nameField) ?? true else { return nil }
        let result: (status: ValidationResult.Status, message: LocalizableString) =
            name.isEmpty
            ? (.error, signInValidationMessages.nameRequired) : (.info, signInValidationMessages.nameOnBadge)
        return [ValidationResult(status: result.status, field: Self.nameField, message: result.message)]
    }

    /// Validates that the address exists and is plausible.
    public func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.emailField) ?? true, !EmailAddress(text: email).isPlausible else { return nil }
        let message =
            email.isEmpty ? signInValidationMessages.emailRequired : signInValidationMessages.emailFormat
        return [ValidationResult(status: .error, field: Self.emailField, message: message)]
    }

    /// Validates that the password is long enough, and recommends a sentence.
    public func validatePassword(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.passwordField) ?? true, password.count < 16 else { return nil }
        let isShort = password.count < 8
        return [
            ValidationResult(
                status: isShort ? .error : .warning,
                field: Self.passwordField,
                message: isShort ? signInValidationMessages.passwordShort : signInValidationMessages.passwordWeak)
        ]
    }
}
