import FOSMVVM
import Foundation
import TemplateEngine

/// The control of a form field in a view in Swift.
struct NodeControl {
    /// The id of the node in a live view. Nil in any other view.
    let liveID: String?
    /// The name of the node in a live view. Nil in any other view.
    let name: String?
    let isFocused: Bool
    /// Whether the view reacts to the focus of the control.
    let reportsFocus: Bool
    /// The identifier by which tests find the control.
    let identifier: String?
}

/// A form field as a template sees it: its value, and the attributes of its control.
struct FieldValue {
    let field: LocalizedField
    let current: TemplateValue
    let control: FormControl
    private let timeZone: TimeZone
    private let node: NodeControl?

    /// - Parameters:
    ///   - current: The field's value as a template sees it.
    ///   - node: The control in a view in Swift, if it is in one.
    init(_ field: LocalizedField, current: TemplateValue, timeZone: TimeZone, node: NodeControl? = nil) {
        self.field = field
        self.current = current
        self.timeZone = timeZone
        self.node = node
        control = FormControl(field.field.type, takesFractions: field.takesFractions)
    }

    var value: TemplateValue {
        .object(
            TemplateObject(
                shape: Self.shape, values: Self.members.map { $0.value(self) }, text: current.text ?? ""))
    }

    private static let shape = TemplateShape(names: members.map(\.name))

    /// The value that the control shows.
    var text: String {
        guard case .date(let date) = field.value else { return texts.joined(separator: "\n") }
        return control.text(of: date, timeZone: timeZone)
    }

    /// The texts of the value: of each element of a list, or one.
    private var texts: [String] {
        if case .list(let elements) = current { elements.compactMap(\.text) } else { [current.text ?? ""] }
    }

    /// Returns the minimum or maximum number or date, if the control has one.
    func bound(_ number: Int?, _ date: Date?) -> String? {
        guard control.takesRange else { return nil }
        return number.map(String.init) ?? date.map { control.text(of: $0, timeZone: timeZone) }
    }

    /// Whether the control accepts fractions. By default, a control for numbers accepts only whole numbers.
    var step: String? {
        guard field.takesFractions, ["number", "range"].contains(control.inputType) else { return nil }
        return "any"
    }
}

extension FieldValue {
    /// A name for templates, with its value.
    typealias Member = (name: TemplateName, value: @Sendable (FieldValue) -> TemplateValue)

    static let members: [Member] = texts + kinds + constraints + states

    private static let texts: [Member] = [
        ("value", { .string($0.text) }),
        ("fieldId", { .string($0.field.field.fieldId.id) }),
        ("name", { .string($0.node?.name ?? $0.field.field.fieldId.id) }),
        ("live", { optional($0.node?.liveID) }),
        ("focused", { .bool($0.node?.isFocused == true) }),
        ("reportsFocus", { .bool($0.node?.reportsFocus == true) }),
        ("identifier", { optional($0.node?.identifier) }),
        ("title", { .string($0.field.title) }),
        ("placeholder", { optional($0.control.takesPlaceholder ? $0.field.placeholder : nil) }),
    ]

    private static let kinds: [Member] = [
        ("isText", { .bool($0.control.element == .input) }),
        ("isTextArea", { .bool($0.control.element == .textArea) }),
        ("isCheckbox", { .bool($0.control.element == .checkbox) }),
        ("isColorPicker", { .bool($0.control.element == .color) }),
        ("isSelect", { .bool($0.control.element == .select) }),
        ("isMultiple", { .bool($0.field.takesList) }),
        ("hasEmptyChoice", { .bool($0.hasEmptyChoice) }),
        ("isFile", { .bool($0.control.inputType == "file") }),
        ("inputType", { optional($0.control.inputType) }),
        ("inputmode", { optional($0.control.inputMode) }),
    ]

    private static let constraints: [Member] = [
        ("autocomplete", { optional($0.constraints.autocomplete?.fieldName ?? $0.control.autocomplete) }),
        ("autocapitalize", { optional($0.constraints.autocapitalize.map { $0 == .never ? "none" : $0.rawValue }) }),
        ("required", { .bool($0.constraints.isRequired && $0.control.canBeRequired) }),
        ("disabled", { .bool($0.constraints.isDisabled) }),
        ("minLength", { optional($0.control.takesLength ? $0.constraints.minLength : nil) }),
        ("maxLength", { optional($0.control.takesLength ? $0.constraints.maxLength : nil) }),
        ("min", { optional($0.bound($0.constraints.minValue, $0.constraints.minDate)) }),
        ("max", { optional($0.bound($0.constraints.maxValue, $0.constraints.maxDate)) }),
        ("step", { optional($0.step) }),
        ("size", { optional($0.control.takesSize ? $0.constraints.size : nil) }),
        ("cols", { optional($0.constraints.cols) }),
    ]

    private static let states: [Member] = [
        ("checked", { .bool($0.current == .bool(true)) }),
        ("options", { .list($0.options) }),
        ("messages", { .list($0.messages) }),
        ("hasMessages", { .bool(!$0.field.messages.isEmpty) }),
        ("hasError", { .bool($0.field.messages.contains { $0.status.hasError }) }),
    ]

    private var constraints: FormFieldConstraints { field.field.constraints }

    private static func optional(_ text: String?) -> TemplateValue { text.map { .string($0) } ?? .null }
    private static func optional(_ number: Int?) -> TemplateValue { number.map { .integer($0) } ?? .null }
}

extension FieldValue {
    private var messages: [TemplateValue] {
        field.messages.map { status, text in
            [
                "status": .string("\(status)"), "statusInfo": .bool(status == .info),
                "statusWarning": .bool(status == .warning), "statusError": .bool(status == .error),
                "message": .string(text),
            ]
        }
    }

    /// Whether nothing can be chosen. A list of one choice that is required begins with such an option (WHATWG, The
    /// select element).
    private var hasEmptyChoice: Bool { field.canBeNil || constraints.isRequired && !field.takesList }

    private var options: [TemplateValue] {
        let chosen = Set(texts)
        return field.choices.map { value, label in
            ["value": .string(value), "label": .string(label), "selected": .bool(chosen.contains(value))]
        }
    }
}
