import FOSFoundation
import FOSMVVM
import Foundation

/// What a user enters in a client slip.
public protocol ClientSlipFields: ValidatableModel, Codable, Sendable {
    var email: String { get set }

    var clientSlipValidationMessages: ClientSlipFieldsMessages { get }
}

extension ClientSlipFields {
    /// The field for the email.
    public static var emailField: FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: "email"),
            title: .localized(
                for: ClientSlipFieldsMessages.self,
                propertyName: "email",
                messageKey: "title"
            ),
            placeholder: .localized(
                for: ClientSlipFieldsMessages.self,
                propertyName: "email",
                messageKey: "placeholder"
            ),
            type: .text(inputType: .emailAddress),
            options: [
                .required(value: true),
                .autocomplete(value: .email),
                .autocapitalize(value: .never),
            ]
        )
    }

    /// Every field, in the order of the form.
    public static var formFields: [any FormFieldBase] {
        [emailField]
    }
}

extension ClientSlipFields {
    public func validate(
        fields: [any FormFieldBase]?, validations: Validations
    ) -> ValidationResult.Status? {
        let all: [[ValidationResult]?] = [validateEmail(fields)]
        let results = all.flatMap { $0 ?? [] }
        validations.removeAll(fieldIds: (fields ?? Self.formFields).map(\.fieldId))
        validations.replace(with: results)
        return results.map(\.status).max()
    }

    /// Returns what is wrong with the email. Nil if nothing is, or if it is not one of the fields.
    public func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.emailField) ?? true else { return nil }
        if email.isEmpty {
            return [
                ValidationResult(
                    status: .error, field: Self.emailField,
                    message: clientSlipValidationMessages.emailRequiredMessage)
            ]
        }
        return nil
    }
}
