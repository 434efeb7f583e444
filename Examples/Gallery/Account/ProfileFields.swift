import FOSMVVM
import Foundation

/// The values of a volunteer's profile.
public protocol ProfileFields: ValidatableModel, Codable, Sendable {
    var givenName: String { get set }
    var familyName: String { get set }
    var email: String { get set }
    var phone: String { get set }
    var postalCode: String { get set }
    var website: String { get set }
    var skill: Skill? { get set }
    var badgeColor: String { get set }
    var availableFrom: Date? { get set }
    var hoursPerMonth: Int? { get set }
    var about: String { get set }
    var newPassword: String { get set }
    var reminders: Bool { get set }
    var profileValidationMessages: ProfileFieldsMessages { get }
}

/// The validation messages of ``ProfileFields``.
@FieldValidationModel
public struct ProfileFieldsMessages {
    @LocalizedString("givenName", messageGroup: "validationMessages", messageKey: "required")
    public var givenNameRequired
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "format") public var emailFormat
    @LocalizedString("postalCode", messageGroup: "validationMessages", messageKey: "far") public var postalCodeFar
    @LocalizedString("hoursPerMonth", messageGroup: "validationMessages", messageKey: "many")
    public var hoursPerMonthMany
    @LocalizedString("about", messageGroup: "validationMessages", messageKey: "public") public var aboutPublic
    @LocalizedString("newPassword", messageGroup: "validationMessages", messageKey: "short")
    public var newPasswordShort

    /// Creates the messages.
    public init() {}
}

extension ProfileFields {
    /// The name by which people call the volunteer.
    public static var givenNameField: FormField<String> {
        field(
            "givenName", type: .text(inputType: .givenName),
            options: [
                .required(value: true), .maxLength(value: 60), .autocomplete(value: .givenName),
                .autocapitalize(value: .words),
            ])
    }

    /// The family name.
    public static var familyNameField: FormField<String> {
        field(
            "familyName", type: .text(inputType: .familyName),
            options: [.maxLength(value: 60), .autocomplete(value: .familyName), .autocapitalize(value: .words)])
    }

    /// The address for messages.
    public static var emailField: FormField<String> {
        field(
            "email", type: .text(inputType: .emailAddress),
            options: [.required(value: true), .autocomplete(value: .email)])
    }

    /// The phone number for the repair day.
    public static var phoneField: FormField<String> {
        field("phone", type: .text(inputType: .tel), hasPlaceholder: true, options: [.autocomplete(value: .telephone)])
    }

    /// The postal code of the volunteer's home.
    public static var postalCodeField: FormField<String> {
        field(
            "postalCode", type: .text(inputType: .postalCode),
            options: [.maxLength(value: 10), .size(value: 10), .autocomplete(value: .postal_code)])
    }

    /// The volunteer's website.
    public static var websiteField: FormField<String> {
        field("website", type: .text(inputType: .url), hasPlaceholder: true, options: [.autocomplete(value: .url)])
    }

    /// The volunteer's best skill.
    public static var skillField: FormField<Skill?> {
        field("skill", type: .select)
    }

    /// The color of the apron, as `#rrggbb`.
    public static var badgeColorField: FormField<String> {
        field("badgeColor", type: .colorPicker)
    }

    /// The volunteer's first day at a bench.
    public static var availableFromField: FormField<Date?> {
        field("availableFrom", type: .text(inputType: .date), options: [.minDate(date: SampleDay.lastSeason)])
    }

    /// The hours per month that the volunteer can work.
    public static var hoursPerMonthField: FormField<Int?> {
        field("hoursPerMonth", type: .text(inputType: .number), options: [.minValue(value: 1), .maxValue(value: 40)])
    }

    /// The text about the volunteer that visitors read.
    public static var aboutField: FormField<String> {
        field(
            "about", type: .textArea(inputType: .text), hasPlaceholder: true,
            options: [.maxLength(value: 400), .cols(value: 40), .autocapitalize(value: .sentences)])
    }

    /// The new password. An empty value keeps the current one.
    public static var newPasswordField: FormField<String> {
        field(
            "newPassword", type: .text(inputType: .newPassword),
            options: [.minLength(value: 8), .autocomplete(value: .newPassword)])
    }

    /// Whether to send a message before each repair day.
    public static var remindersField: FormField<Bool> {
        field("reminders", type: .checkbox)
    }

    /// Every field, in the order of the form.
    public static var formFields: [any FormFieldBase] {
        [
            givenNameField, familyNameField, emailField, phoneField, postalCodeField, websiteField,
            skillField, badgeColorField, availableFromField, hoursPerMonthField, aboutField, newPasswordField,
            remindersField,
        ]
    }

    private static func field<Value>(
        _ name: String, type: FormFieldType, hasPlaceholder: Bool = false, options: [FormInputOption<Value>] = []
    ) -> FormField<Value> {
        FormField(
            fieldId: FormFieldIdentifier(id: name),
            title: .localized(for: ProfileFieldsMessages.self, propertyName: name, messageKey: "title"),
            placeholder: hasPlaceholder
                ? .localized(for: ProfileFieldsMessages.self, propertyName: name, messageKey: "placeholder") : nil,
            type: type,
            options: options)
    }
}

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

    /// Validates that there is a name.
    public func validateGivenName(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let message = profileValidationMessages.givenNameRequired
        return result(.error, message, of: Self.givenNameField, among: fields, when: givenName.isEmpty)
    }

    /// Validates that the address is plausible.
    public func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let isPlausible = EmailAddress(text: email).isPlausible
        let message = profileValidationMessages.emailFormat
        return result(.error, message, of: Self.emailField, among: fields, when: !isPlausible)
    }

    /// Warns if the volunteer lives outside the town.
    public func validatePostalCode(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let isFar = !postalCode.isEmpty && !postalCode.hasPrefix("10")
        let message = profileValidationMessages.postalCodeFar
        return result(.warning, message, of: Self.postalCodeField, among: fields, when: isFar)
    }

    /// Warns about more than 30 hours per month.
    public func validateHoursPerMonth(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let message = profileValidationMessages.hoursPerMonthMany
        return result(
            .warning, message, of: Self.hoursPerMonthField, among: fields, when: (hoursPerMonth ?? 0) > 30)
    }

    /// Informs the volunteer that the text is public.
    public func validateAbout(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        let message = profileValidationMessages.aboutPublic
        return result(.info, message, of: Self.aboutField, among: fields, when: !about.isEmpty)
    }

    /// Validates that a new password is long enough.
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
