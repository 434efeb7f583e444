import FOSMVVM

extension ProfileFields {
    public func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        let results = [
            validateGivenName(fields), validateEmail(fields), validatePostalCode(fields),
            validateHoursPerMonth(fields), validateAbout(fields), validateNewPassword(fields),
        ].flatMap { $0 ?? [] }
        validations.removeAll(fieldIds: (fields ?? Self.formFields).map(\.fieldId))
        validations.replace(with: results)
        return results.map(\.status).max()
    }

    /// People need a name to call.
    public func validateGivenName(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let message = profileValidationMessages.givenNameRequired
        return result(.error, message, of: Self.givenNameField, among: fields, when: givenName.isEmpty)
    }

    /// The address must look like one.
    public func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let isPlausible = EmailAddress(text: email).isPlausible
        let message = profileValidationMessages.emailFormat
        return result(.error, message, of: Self.emailField, among: fields, when: !isPlausible)
    }

    /// Whoever lives outside the town has a long way.
    public func validatePostalCode(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let isFar = !postalCode.isEmpty && !postalCode.hasPrefix("10")
        let message = profileValidationMessages.postalCodeFar
        return result(.warning, message, of: Self.postalCodeField, among: fields, when: isFar)
    }

    /// More than 30 hours a month is more than a pastime.
    public func validateHoursPerMonth(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let message = profileValidationMessages.hoursPerMonthMany
        return result(
            .warning, message, of: Self.hoursPerMonthField, among: fields, when: (hoursPerMonth ?? 0) > 30)
    }

    /// The text is public.
    public func validateAbout(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let message = profileValidationMessages.aboutPublic
        return result(.info, message, of: Self.aboutField, among: fields, when: !about.isEmpty)
    }

    /// A password that is changed must be long enough.
    public func validateNewPassword(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let isShort = !newPassword.isEmpty && newPassword.count < 8
        let message = profileValidationMessages.newPasswordShort
        return result(.error, message, of: Self.newPasswordField, among: fields, when: isShort)
    }

    private func result(
        _ status: ValidationResult.Status, _ message: LocalizableString, of field: any FormFieldBase,
        among fields: [any FormFieldBase]?, when applies: Bool
    ) -> [ValidationResult]? {
        guard applies, fields?.contains(field) ?? true else { return nil }
        return [ValidationResult(status: status, field: field, message: message)]
    }
}
