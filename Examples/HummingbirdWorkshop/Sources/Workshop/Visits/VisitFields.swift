import FOSMVVM
import Foundation

/// The values with which somebody announces a visit.
protocol VisitFields: ValidatableModel, Codable, Sendable {
    var device: Device { get set }
    var day: Date { get set }
    var people: Int { get set }
    /// The weight of the device in kilograms.
    var weight: Double? { get set }
    var needs: [Need] { get set }
    var wantsReminder: Bool { get set }
    var visitMessages: VisitMessages { get }
}

/// A device that is repaired.
enum Device: String, CaseIterable, Codable, Hashable, Sendable {
    case lamp, toaster, bicycle
}

/// What a visitor needs.
enum Need: String, CaseIterable, Codable, Hashable, Sendable {
    case parts, interpreter, lift
}

/// The messages about the fields of a visit.
@FieldValidationModel
struct VisitMessages {
    @LocalizedString(propertyName: "refused") var refused
    @LocalizedString(propertyName: "refusedNumber") var refusedNumber
    @LocalizedString("people", messageGroup: "validationMessages", messageKey: "many") var peopleMany

    init() {}

    /// Returns the message about a text that is not a value of a field.
    func refusal(of field: any FormFieldBase) -> LocalizableString {
        field.type == .text(inputType: .number) ? refusedNumber : refused
    }
}

extension VisitFields {
    static var deviceField: FormField<Device> { field("device", type: .select) }
    static var dayField: FormField<Date> { field("day", type: .text(inputType: .date)) }
    static var peopleField: FormField<Int> { field("people", type: .text(inputType: .number)) }
    static var weightField: FormField<Double?> { field("weight", type: .text(inputType: .number)) }
    static var needsField: FormField<[Need]> { field("needs", type: .select) }
    static var wantsReminderField: FormField<Bool> { field("wantsReminder", type: .checkbox) }

    private static func field<Value>(_ name: String, type: FormFieldType) -> FormField<Value> {
        FormField(
            fieldId: FormFieldIdentifier(id: name),
            title: .localized(for: VisitMessages.self, propertyName: name, messageKey: "title"), type: type)
    }

    func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        guard fields?.contains(Self.peopleField) ?? true, !(1...6).contains(people) else { return nil }
        validations.replace(with: [
            ValidationResult(status: .error, field: Self.peopleField, message: visitMessages.peopleMany)
        ])
        return .error
    }
}
