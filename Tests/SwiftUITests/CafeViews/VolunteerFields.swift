import FOSMVVM
import Foundation

/// The values of a new volunteer.
public protocol VolunteerFields: ValidatableModel, Codable, Sendable {
    var email: String { get set }
    var password: String { get set }
    var nickname: String { get set }
    var volunteerValidationMessages: VolunteerFieldsMessages { get }
}

/// The validation messages of ``VolunteerFields``.
@FieldValidationModel
public struct VolunteerFieldsMessages: Codable, Sendable {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "format") public var emailFormat

    public init() {}
}

extension VolunteerFields {
    public static var emailField: FormField<String> { field("email", .emailAddress) }
    public static var passwordField: FormField<String> { field("password", .newPassword) }
    public static var nicknameField: FormField<String> { field("nickname", .nickname) }

    private static func field(_ name: String, _ type: FormInputType) -> FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: name),
            title: .localized(for: VolunteerFieldsMessages.self, propertyName: name, messageKey: "title"),
            type: .text(inputType: type))
    }

    public func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        validations.replace(with: validateEmail(fields) ?? [])
        return validations.status
    }

    public func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard !email.contains("@") else { return nil }
        let message = volunteerValidationMessages.emailFormat
        return [ValidationResult(status: .error, field: Self.emailField, message: message)]
    }

    public func validatePassword(_ fields: [any FormFieldBase]?) -> [ValidationResult]? { nil }

    public func validateNickname(_ fields: [any FormFieldBase]?) -> [ValidationResult]? { nil }
}
