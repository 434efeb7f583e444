import FOSFoundation
import FOSMVVM
import Foundation

/// What a customer enters to order a book.
public protocol PurchaseFields: ValidatableModel, Codable, Sendable {
    var email: String { get set }
    var note: String { get set }

    var purchaseValidationMessages: PurchaseFieldsMessages { get }
}

extension PurchaseFields {
    public static var emailRange: ClosedRange<Int> { 3...254 }

    public static var emailField: FormField<String> {
        .init(
            fieldId: .init(id: "email"),
            title: .localized(for: PurchaseFieldsMessages.self, propertyName: "email", messageKey: "title"),
            placeholder: .localized(for: PurchaseFieldsMessages.self, propertyName: "email", messageKey: "placeholder"),
            type: .text(inputType: .emailAddress),
            options: [
                .required(value: true),
                .autocomplete(value: .email),
                .autocapitalize(value: .never),
            ] + FormInputOption.rangeLength(emailRange)
        )
    }

    public static var noteField: FormField<String> {
        .init(
            fieldId: .init(id: "note"),
            title: .localized(for: PurchaseFieldsMessages.self, propertyName: "note", messageKey: "title"),
            type: .textArea(inputType: .text),
            options: []
        )
    }

    public func validateEmail(_ fields: [FormFieldBase]?) -> [ValidationResult]? {
        guard fields == nil || (fields?.contains(Self.emailField) == true) else {
            return nil
        }

        var result = [ValidationResult]()

        if email.isEmpty {
            result.append(
                .init(
                    status: .error,
                    field: Self.emailField,
                    message: purchaseValidationMessages.emailRequiredMessage
                ))
        } else if !Self.emailRange.contains(NSString(string: email).length) {
            result.append(
                .init(
                    status: .error,
                    field: Self.emailField,
                    message: purchaseValidationMessages.emailOutOfRangeMessage
                ))
        }

        return result.isEmpty ? nil : result
    }

    public func purchaseFieldsValidateModel(
        validations: Validations,
        fields: [FormFieldBase]?
    ) -> [ValidationResult]? {
        var result = [ValidationResult]()
        result += validateEmail(fields)
        return result.isEmpty ? nil : result
    }

    public func validate(fields: [FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        let result = purchaseFieldsValidateModel(validations: validations, fields: fields) ?? []
        if !result.isEmpty {
            validations.validations = result
        }
        return .init(for: result)
    }
}

@FieldValidationModel public struct PurchaseFieldsMessages {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required")
    public var emailRequiredMessage

    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "outOfRange")
    public var emailOutOfRangeMessage

    public init() {}
}
