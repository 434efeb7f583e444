import FOSMVVM
import Foundation

/// A form, whose values and their rules are those of its fields.
@ViewModel
public struct CrewFormViewModel: CrewFields {
    public var id: ModelIdType?
    public var callSign: String
    public var ship: String
    public var master: String

    public let crewValidationMessages: CrewFieldsMessages
    public var vmId: ViewModelId = .init()

    public static func stub() -> Self {
        .init(callSign: "DKMA", ship: "Seute Deern", master: "Oda Brandt", crewValidationMessages: .init())
    }
}

public protocol CrewFields: ValidatableModel, Codable, Sendable {
    var callSign: String { get set }
    var ship: String { get set }
    var master: String { get set }
    var crewValidationMessages: CrewFieldsMessages { get }
}

extension CrewFields {
    public static var callSignField: FormField<String> {
        .init(
            fieldId: .init(id: "callSign"),
            title: .localized(for: CrewFieldsMessages.self, propertyName: "callSign", messageKey: "title"),
            type: .text(inputType: .text),
            options: [.required(value: true)] + .rangeLength(4...7))
    }

    /// Reports two results for a call sign in lower case: an error and a hint.
    public func validateCallSign(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.callSignField) ?? true, callSign != callSign.uppercased() else { return nil }
        return [
            .init(status: .error, field: Self.callSignField, message: crewValidationMessages.callSignIsLowercase),
            .init(status: .info, field: Self.callSignField, message: crewValidationMessages.callSignIsPublic),
        ]
    }

    public func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        validations.replace(with: validateCallSign(fields) ?? [])
        return validations.status
    }
}

@FieldValidationModel
public struct CrewFieldsMessages {
    @LocalizedString("callSign", messageGroup: "validationMessages", messageKey: "lowercase")
    public var callSignIsLowercase
    @LocalizedString public var callSignIsPublic

    public init() {}
}
