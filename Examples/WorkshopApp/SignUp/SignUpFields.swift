import FOSMVVM

/// The values that a visitor enters to create an account.
public protocol SignUpFields: ValidatableModel, Codable, Sendable {
    var email: String { get set }
    var password: String { get set }
    /// The name that volunteers call out when a repair is finished.
    var name: String { get set }
    var signUpValidationMessages: SignUpFieldsMessages { get }
}

/// The validation messages of ``SignUpFields``.
@FieldValidationModel
public struct SignUpFieldsMessages {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required") public var emailRequired
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "format") public var emailFormat
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "taken") public var emailTaken
    @LocalizedString("password", messageGroup: "validationMessages", messageKey: "short") public var passwordShort
    @LocalizedString("password", messageGroup: "validationMessages", messageKey: "weak") public var passwordWeak
    @LocalizedString("name", messageGroup: "validationMessages", messageKey: "required") public var nameRequired
    @LocalizedString("name", messageGroup: "validationMessages", messageKey: "visible") public var nameVisible

    /// Creates the messages.
    public init() {}
}

extension SignUpFields {
    /// The address of the account.
    public static var emailField: FormField<String> {
        field(
            "email", type: .emailAddress,
            options: [.required(value: true), .autocomplete(value: .email), .autocapitalize(value: .never)])
    }

    /// The password of the account.
    public static var passwordField: FormField<String> {
        field(
            "password", type: .newPassword,
            options: [.required(value: true), .minLength(value: 10), .autocomplete(value: .newPassword)])
    }

    /// The name that volunteers call out.
    public static var nameField: FormField<String> {
        field(
            "name", type: .nickname,
            options: [.required(value: true), .maxLength(value: 40), .autocomplete(value: .nickname)])
    }

    /// Every field, in the order of the form.
    public static var formFields: [any FormFieldBase] {
        [emailField, passwordField, nameField]
    }

    private static func field(
        _ name: String, type: FormInputType, options: [FormInputOption<String>]
    ) -> FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: name),
            title: .localized(for: SignUpFieldsMessages.self, propertyName: name, messageKey: "title"),
            placeholder: .localized(for: SignUpFieldsMessages.self, propertyName: name, messageKey: "placeholder"),
            type: .text(inputType: type),
            options: options)
    }
}

extension SignUpFields {
    public func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        let results = [validateEmail(fields), validatePassword(fields), validateName(fields)].flatMap { $0 ?? [] }
        validations.removeAll(fieldIds: (fields ?? Self.formFields).map(\.fieldId))
        validations.replace(with: results)
        return results.map(\.status).max()
    }

    /// Requires an address with text on both sides of one `@`.
    public func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.emailField) ?? true else { return nil }
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count != 2 || parts.contains(where: \.isEmpty) else { return nil }
        let messages = signUpValidationMessages
        let message = email.isEmpty ? messages.emailRequired : messages.emailFormat
        return [ValidationResult(status: .error, field: Self.emailField, message: message)]
    }

    /// Requires a long password, and recommends a longer one.
    public func validatePassword(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.passwordField) ?? true, password.count < 16 else { return nil }
        let isShort = password.count < 10
        let messages = signUpValidationMessages
        return [
            ValidationResult(
                status: isShort ? .error : .warning, field: Self.passwordField,
                message: isShort ? messages.passwordShort : messages.passwordWeak)
        ]
    }

    /// Requires a name, and explains who can read it.
    public func validateName(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.nameField) ?? true else { return nil }
        let messages = signUpValidationMessages
        return [
            ValidationResult(
                status: name.isEmpty ? .error : .info, field: Self.nameField,
                message: name.isEmpty ? messages.nameRequired : messages.nameVisible)
        ]
    }
}
