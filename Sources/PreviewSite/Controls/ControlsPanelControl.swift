import FOSMVVM
import Foundation
import HTTPCore

/// The control of an argument.
struct ControlsPanelControl: Codable, Sendable {
    /// A choice of a control.
    struct Choice: Codable, Sendable {
        let value: String
        let label: String
        let isSelected: Bool
    }

    /// A value of a control as a link.
    struct Option: Codable, Sendable {
        let label: String
        let address: String
        let isCurrent: Bool
    }

    /// The link that resets one control.
    struct Reset: Codable, Sendable {
        let address: String
        let label: LocalizableSubstitutions
    }

    let id: String
    let path: String
    /// The name of the parameter.
    let field: String
    /// The name in the source: a property, or an element's number in brackets.
    let name: String
    /// The first text of an element with several values. Nil for another argument.
    let title: String?
    let description: ControlDescription
    /// The starting value as the control sends it.
    let start: String
    let value: String
    let isText: Bool
    let isLine: Bool
    /// The kind of keyboard for a line.
    let inputMode: String
    let isWhole: Bool
    let isDate: Bool
    let isToggle: Bool
    let isOn: Bool
    let isChoice: Bool
    /// Whether it has nothing to enter, but other controls within it.
    let isPlainGroup: Bool
    let choices: [Choice]
    /// The values that have pages of their own, instead of an element of the form. Empty on a page of the host.
    let options: [Option]
    let hasOptions: Bool
    /// Whether it has an element of the form, which its name labels.
    let hasField: Bool
    /// The parameter that makes an optional text nil. Nil for others.
    let nilField: String?
    let isNil: Bool
    let isStartNil: Bool
    /// A word about the value, such as the time zone of a date.
    let hint: LocalizableString?
    let refusal: LocalizableSubstitutions?
    /// Nil if the value is the starting value.
    let reset: Reset?
    let children: [ControlsPanelControl]
    let childrenLabel: LocalizableString
    let hasChildren: Bool
    let isOpen: Bool
}

extension ControlsPanelControl {
    /// Returns the controls of arguments, each with those within it.
    static func controls(
        of arguments: [PreviewArgument], _ descriptions: ControlDescriptions, exported: ExportedChanges?,
        context: PageContext
    ) -> [ControlsPanelControl] {
        var rest = arguments[...]
        var controls: [ControlsPanelControl] = []
        while let argument = rest.popFirst() {
            let inner = rest.prefix { $0.path.hasPrefix(argument.path + ".") }
            rest = rest.dropFirst(inner.count)
            controls.append(
                Self(argument, inner: Array(inner), descriptions, exported: exported, context: context))
        }
        return controls
    }

    private init(
        _ argument: PreviewArgument, inner: [PreviewArgument], _ descriptions: ControlDescriptions,
        exported: ExportedChanges?, context: PageContext
    ) {
        let form = ControlForm(argument, timeZone: context.timeZone)
        path = argument.path
        id = Self.id(of: argument)
        field = PreviewArguments.prefix + path
        let isElement = Int(argument.name) != nil
        name = isElement ? "[\(argument.name)]" : argument.name
        title = isElement ? inner.lazy.compactMap(\.shownText).first : nil
        description = descriptions.description(of: argument)
        start = form.start
        value = form.value
        isText = form.isText
        isLine = form.inputMode != nil
        inputMode = form.inputMode ?? ""
        isWhole = form.inputMode == "numeric"
        isDate = argument.kind == .date
        options = Self.options(of: argument, among: exported, context: context)
        hasOptions = !options.isEmpty
        isToggle = form.isToggle && !hasOptions
        isOn = argument.text == "true"
        isChoice = form.isChoice && !hasOptions
        isPlainGroup = argument.kind == .group && !argument.isOptional
        choices = form.choices
        hasField = isText || isLine || isDate || isToggle || isChoice
        nilField = form.isText && argument.isOptional && !hasOptions ? "\(field).\(PreviewArgument.nilName)" : nil
        isNil = argument.text == nil
        isStartNil = argument.start == nil
        hint = Self.hint(of: argument, context: context)
        refusal = argument.refused.map { Self.refusal(of: $0, argument) }
        let isReset = argument.isChanged || argument.refused != nil
        reset = isReset ? Self.reset(argument, context: context) : nil
        children = Self.controls(of: inner, descriptions, exported: exported, context: context)
        childrenLabel = .localized(for: Self.self, propertyName: argument.kind == .group ? "values" : "elements")
        hasChildren = !inner.isEmpty
        isOpen = argument.depth == 0 && inner.count <= 12 || inner.contains { $0.isChanged || $0.refused != nil }
    }

    private static func options(
        of argument: PreviewArgument, among exported: ExportedChanges?, context: PageContext
    ) -> [Option] {
        (exported?.options[argument.path] ?? []).map { option in
            let address = context.here { $0.arguments = option.arguments }
            return Option(
                label: option.label, address: "\(address)#\(PercentEncoding.encode(id(of: argument)))-options",
                isCurrent: option.text == argument.text)
        }
    }

    private static func id(of argument: PreviewArgument) -> String { "control-\(argument.path)" }

    private static func reset(_ argument: PreviewArgument, context: PageContext) -> Reset {
        Reset(
            address: context.here { $0.arguments = $0.arguments.removing(argument.path) },
            label: text("resetOne", ["name": LocalizableString.constant(argument.path)]))
    }

    private static func hint(of argument: PreviewArgument, context: PageContext) -> LocalizableString? {
        switch argument.kind {
        case .date: .constant(PreviewTimeZone.name(of: context.timeZone))
        case .length: .localized(for: Self.self, propertyName: "elements")
        default: nil
        }
    }

    private static func refusal(of value: String, _ argument: PreviewArgument) -> LocalizableSubstitutions {
        var values: [String: any Localizable] = [
            "value": LocalizableString.constant(value.excerpt(60)),
            "example": LocalizableString.constant("2026-05-04T10:30"),
        ]
        if case .length(let limit) = argument.kind { values["limit"] = LocalizableInt(value: limit) }
        let isEmpty = value.allSatisfy(\.isWhitespace)
        return text((isEmpty ? "empty" : "no") + refusalKey(argument.kind), values)
    }

    /// Returns the end of the key, after `no`, or after `empty` for a field without an entry.
    private static func refusalKey(_ kind: PreviewArgument.Kind) -> String {
        switch kind {
        case .text: "Text"
        case .wholeNumber: "WholeNumber"
        case .number: "Number"
        case .date: "Date"
        case .choice: "Choice"
        case .length: "Length"
        case .toggle, .group: "Toggle"
        }
    }

    private static func text(_ name: String, _ values: [String: any Localizable]) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: name).bind(substitutions: values)
    }
}

extension PreviewArgument {
    /// The beginning of the text. Nil for another kind of value, and without a text.
    fileprivate var shownText: String? { kind == .text ? text.flatMap { $0.isEmpty ? nil : $0.excerpt(60) } : nil }
}

/// What the element of an argument contains and sends.
private struct ControlForm {
    let start: String
    let value: String
    let isText: Bool
    /// The kind of keyboard of a field of one line. Nil for other elements.
    let inputMode: String?
    let isToggle: Bool
    let isChoice: Bool
    let choices: [ControlsPanelControl.Choice]

    init(_ argument: PreviewArgument, timeZone: TimeZone) {
        let shown = { (text: String?) in
            guard let text else { return "" }
            return argument.kind == .date ? Self.local(text, timeZone: timeZone) : text
        }
        start = shown(argument.start)
        // The element for dates cannot contain other text.
        value = argument.refused.map { argument.kind == .date ? "" : $0 } ?? shown(argument.text)
        isText = argument.kind == .text
        inputMode = Self.inputMode(argument.kind)
        choices = Self.choices(of: argument)
        isChoice = !choices.isEmpty
        isToggle = argument.kind == .toggle && !isChoice || argument.kind == .group && argument.isOptional
    }

    private static func inputMode(_ kind: PreviewArgument.Kind) -> String? {
        switch kind {
        case .wholeNumber, .length: "numeric"
        case .number: "decimal"
        default: nil
        }
    }

    private static func choices(of argument: PreviewArgument) -> [ControlsPanelControl.Choice] {
        let names: [String]
        switch argument.kind {
        case .choice(let all): names = all
        case .toggle where argument.isOptional: names = ["true", "false"]
        default: return []
        }
        let none = ControlsPanelControl.Choice(value: "", label: "nil", isSelected: argument.text == nil)
        return (argument.isOptional ? [none] : [])
            + names.map { ControlsPanelControl.Choice(value: $0, label: $0, isSelected: $0 == argument.text) }
    }

    /// Returns a date without its time zone, as the element for dates contains it.
    private static func local(_ text: String, timeZone: TimeZone) -> String {
        let whole = try? Date.ISO8601FormatStyle().parse(text)
        guard let date = whole ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)) else {
            return text
        }
        let day = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
        let shown = date.formatted(day.time(includingFractionalSeconds: whole == nil))
        // Browsers leave out seconds that are zero.
        return shown.count == "2026-05-01T10:30:00".count && shown.hasSuffix(":00") ? String(shown.dropLast(3)) : shown
    }
}
