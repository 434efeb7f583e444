import FOSFoundation
import FOSMVVM
import Foundation

/// What a user enters in a feedback.
public protocol FeedbackFields: ValidatableModel, Codable, Sendable {
    var message: String { get set }
    var link: String { get set }
    var phone: String { get set }
    var password: String { get set }

    var feedbackValidationMessages: FeedbackFieldsMessages { get }
}

extension FeedbackFields {
    /// The field for the message.
    public static var messageField: FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: "message"),
            title: .localized(
                for: FeedbackFieldsMessages.self,
                propertyName: "message",
                messageKey: "title"
            ),
            placeholder: .localized(
                for: FeedbackFieldsMessages.self,
                propertyName: "message",
                messageKey: "placeholder"
            ),
            type: .textArea(inputType: .text),
            options: [.required(value: true)]
        )
    }

    /// The field for the link.
    public static var linkField: FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: "link"),
            title: .localized(
                for: FeedbackFieldsMessages.self,
                propertyName: "link",
                messageKey: "title"
            ),
            placeholder: .localized(
                for: FeedbackFieldsMessages.self,
                propertyName: "link",
                messageKey: "placeholder"
            ),
            type: .text(inputType: .url),
            options: [.autocomplete(value: .url), .autocapitalize(value: .never)]
        )
    }

    /// The field for the phone.
    public static var phoneField: FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: "phone"),
            title: .localized(
                for: FeedbackFieldsMessages.self,
                propertyName: "phone",
                messageKey: "title"
            ),
            placeholder: .localized(
                for: FeedbackFieldsMessages.self,
                propertyName: "phone",
                messageKey: "placeholder"
            ),
            type: .text(inputType: .tel),
            options: [.autocomplete(value: .telephone), .autocapitalize(value: .never)]
        )
    }

    /// The field for the password.
    public static var passwordField: FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: "password"),
            title: .localized(
                for: FeedbackFieldsMessages.self,
                propertyName: "password",
                messageKey: "title"
            ),
            placeholder: .localized(
                for: FeedbackFieldsMessages.self,
                propertyName: "password",
                messageKey: "placeholder"
            ),
            type: .text(inputType: .newPassword),
            options: [
                .required(value: true),
                .autocomplete(value: .newPassword),
                .autocapitalize(value: .never),
            ]
        )
    }

    /// Every field, in the order of the form.
    public static var formFields: [any FormFieldBase] {
        [messageField, linkField, phoneField, passwordField]
    }
}

extension FeedbackFields {
    public func validate(
        fields: [any FormFieldBase]?, validations: Validations
    ) -> ValidationResult.Status? {
        let all: [[ValidationResult]?] = [
            validateMessage(fields),
            validateLink(fields),
            validatePhone(fields),
            validatePassword(fields),
        ]
        let results = all.flatMap { $0 ?? [] }
        validations.removeAll(fieldIds: (fields ?? Self.formFields).map(\.fieldId))
        validations.replace(with: results)
        return results.map(\.status).max()
    }

    /// Returns what is wrong with the message. Nil if nothing is, or if it is not one of the fields.
    public func validateMessage(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.messageField) ?? true else { return nil }
        if message.isEmpty {
            return [
                ValidationResult(
                    status: .error, field: Self.messageField,
                    message: feedbackValidationMessages.messageRequiredMessage)
            ]
        }
        return nil
    }

    /// Nil, because each value of the link is valid.
    public func validateLink(_ fields: [any FormFieldBase]?) -> [ValidationResult]? { nil }

    /// Nil, because each value of the phone is valid.
    public func validatePhone(_ fields: [any FormFieldBase]?) -> [ValidationResult]? { nil }

    /// Returns what is wrong with the password. Nil if nothing is, or if it is not one of the fields.
    public func validatePassword(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.passwordField) ?? true else { return nil }
        if password.isEmpty {
            return [
                ValidationResult(
                    status: .error, field: Self.passwordField,
                    message: feedbackValidationMessages.passwordRequiredMessage)
            ]
        }
        return nil
    }
}
