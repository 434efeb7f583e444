import FOSMVVM
import Foundation
import TemplateEngine

/// A form's field as a template sees it: its value, and the attributes of its control.
struct FieldValue {
    private let field: LocalizedField
    private let timeZone: TimeZone

    init(_ field: LocalizedField, timeZone: TimeZone) {
        self.field = field
        self.timeZone = timeZone
    }

    func value(with values: TemplateValueBuilder) -> TemplateValue {
        let value = values.value(of: field.value)
        let constraints = field.field.constraints
        let control = FormControl(field.field.type, takesFractions: field.takesFractions)
        return .object(
            TemplateObject(
                shape: Self.shape,
                values: [
                    .string(text(of: value, in: control)),
                    .string(field.field.fieldId.id), .string(field.title),
                    optional(control.takesPlaceholder ? field.placeholder : nil),
                    .bool(control.element == .input), .bool(control.element == .textArea),
                    .bool(control.element == .checkbox), .bool(control.element == .color),
                    .bool(control.element == .select), .bool(control.inputType == "file"),
                    optional(control.inputType),
                    optional(constraints.autocomplete?.rawValue ?? control.autocomplete),
                    optional(control.inputMode),
                    optional(constraints.autocapitalize.map { $0 == .never ? "none" : $0.rawValue }),
                    .bool(constraints.isRequired && control.canBeRequired), .bool(constraints.isDisabled),
                    optional(control.takesLength ? constraints.minLength : nil),
                    optional(control.takesLength ? constraints.maxLength : nil),
                    bound(constraints.minValue, constraints.minDate, in: control),
                    bound(constraints.maxValue, constraints.maxDate, in: control),
                    optional(step(in: control)), optional(control.takesSize ? constraints.size : nil),
                    optional(constraints.cols),
                    .bool(value == .bool(true)), options(selected: value.plainText), messages,
                    .bool(!field.messages.isEmpty), .bool(field.messages.contains { $0.status.hasError }),
                ],
                text: value.plainText))
    }

    private static let shape = TemplateShape(names: [
        "value", "fieldId", "title", "placeholder", "isText", "isTextArea", "isCheckbox", "isColorPicker", "isSelect",
        "isFile", "inputType", "autocomplete", "inputmode", "autocapitalize", "required", "disabled", "minLength",
        "maxLength", "min", "max", "step", "size", "cols", "checked", "options", "messages", "hasMessages", "hasError",
    ])
    private static let optionShape = TemplateShape(names: ["value", "label", "selected"])
    private static let messageShape = TemplateShape(names: [
        "status", "statusInfo", "statusWarning", "statusError", "message",
    ])

    private var messages: TemplateValue {
        .list(
            field.messages.map { status, text in
                .object(
                    TemplateObject(
                        shape: Self.messageShape,
                        values: [
                            .string(status.rawValue), .bool(status == .info), .bool(status == .warning),
                            .bool(status == .error), .string(text),
                        ]))
            })
    }

    private func options(selected: String) -> TemplateValue {
        .list(
            field.choices.map { value, label in
                .object(
                    TemplateObject(
                        shape: Self.optionShape,
                        values: [.string(value), .string(label), .bool(value == selected)]))
            })
    }

    private func text(of value: TemplateValue, in control: FormControl) -> String {
        guard case .date(let date) = field.value else { return value.plainText }
        return control.text(of: date, timeZone: timeZone)
    }

    /// The least or greatest number or date, where the control has one.
    private func bound(_ number: Int?, _ date: Date?, in control: FormControl) -> TemplateValue {
        guard control.takesRange else { return .null }
        return optional(number.map(String.init) ?? date.map { control.text(of: $0, timeZone: timeZone) })
    }

    /// A control for numbers takes whole ones only, unless told.
    private func step(in control: FormControl) -> String? {
        guard field.takesFractions, ["number", "range"].contains(control.inputType) else { return nil }
        return "any"
    }

    private func optional(_ text: String?) -> TemplateValue { text.map { .string($0) } ?? .null }
    private func optional(_ number: Int?) -> TemplateValue { number.map { .integer($0) } ?? .null }
}
