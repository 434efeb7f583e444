import FOSMVVM
import Foundation
import TemplateEngine

/// A form's field as a template sees it: its value, and the attributes of its control.
struct FieldValue {
    let field: LocalizedField
    let current: TemplateValue
    let control: FormControl
    private let timeZone: TimeZone

    /// - Parameter current: The field's value as a template sees it.
    init(_ field: LocalizedField, current: TemplateValue, timeZone: TimeZone) {
        self.field = field
        self.current = current
        self.timeZone = timeZone
        control = FormControl(field.field.type, takesFractions: field.takesFractions)
    }

    var value: TemplateValue {
        .object(
            TemplateObject(
                shape: Self.shape, values: Self.members.map { $0.value(self) }, text: current.text ?? ""))
    }

    private static let shape = TemplateShape(names: members.map(\.name))

    /// What the control shows.
    var text: String {
        guard case .date(let date) = field.value else { return current.text ?? "" }
        return control.text(of: date, timeZone: timeZone)
    }

    /// The least or greatest number or date, where the control has one.
    func bound(_ number: Int?, _ date: Date?) -> String? {
        guard control.takesRange else { return nil }
        return number.map(String.init) ?? date.map { control.text(of: $0, timeZone: timeZone) }
    }

    /// A control for numbers takes whole ones only, unless told.
    var step: String? {
        guard field.takesFractions, ["number", "range"].contains(control.inputType) else { return nil }
        return "any"
    }
}
