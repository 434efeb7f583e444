import FOSMVVM

extension SignInFields {
    public func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        let results = [validateName(fields), validateEmail(fields), validatePassword(fields)].flatMap { $0 ?? [] }
        validations.removeAll(fieldIds: (fields ?? Self.formFields).map(\.fieldId))
        validations.replace(with: results)
        return results.map(\.status).max()
    }

    /// A badge needs a name, and people should know where it appears.
    public func validateName(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.nameField) ?? true else { return nil }
        let result: (status: ValidationResult.Status, message: LocalizableString) =
            name.isEmpty
            ? (.error, signInValidationMessages.nameRequired) : (.info, signInValidationMessages.nameOnBadge)
        return [ValidationResult(status: result.status, field: Self.nameField, message: result.message)]
    }

    /// The address must be there and look like one.
    public func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.emailField) ?? true, !EmailAddress(text: email).isPlausible else { return nil }
        let message =
            email.isEmpty ? signInValidationMessages.emailRequired : signInValidationMessages.emailFormat
        return [ValidationResult(status: .error, field: Self.emailField, message: message)]
    }

    /// The password must be long enough, and is better as a sentence.
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
