import FOSMVVM
import Foundation

/// What someone enters to lease a plot.
public protocol LeaseFields: ValidatableModel, Codable, Sendable {
    var gardener: String { get set }
    var phone: String { get set }
    var leaseValidationMessages: LeaseFieldsMessages { get }
}

/// The messages about entered values.
@FieldValidationModel
public struct LeaseFieldsMessages {
    @LocalizedString("gardener", messageGroup: "validationMessages", messageKey: "missing")
    public var gardenerMissing

    public init() {}
}

extension LeaseFields {
    public static var gardenerField: FormField<String> { field("gardener", inputType: .name) }
    public static var phoneField: FormField<String> { field("phone", inputType: .telephoneNumber) }

    private static func field(_ id: String, inputType: FormInputType) -> FormField<String> {
        .init(
            fieldId: .init(id: id),
            title: .localized(for: LeaseFieldsMessages.self, propertyName: id, messageKey: "title"),
            type: .text(inputType: inputType),
            options: [.required(value: true)])
    }

    public func validateGardener(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.gardenerField) ?? true, gardener.isEmpty else { return nil }
        return [
            .init(status: .error, field: Self.gardenerField, message: leaseValidationMessages.gardenerMissing)
        ]
    }

    public func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        validations.replace(with: validateGardener(fields) ?? [])
        return validations.status
    }
}
