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
    /// The starting value in short. Nil for a value that consists of others.
    let standard: String?
    let value: String
    let isText: Bool
    let isLine: Bool
    /// The kind of keyboard for a line.
    let inputMode: String
    let isWhole: Bool
    /// The slider of a number. Nil for other values.
    let slider: ControlSlider?
    /// The color that a text contains. Nil for other values.
    let color: String?
    let isDate: Bool
    /// The type of the element for a date, and the dates between which it is.
    let dateType: String
    let firstDate: String?
    let lastDate: String?
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
    /// The button that adds an element to a list. Nil for another value, and for a full list.
    let addition: ElementButton?
    /// The buttons of an element in a list. Empty for another value.
    let elementButtons: [ElementButton]
    let isElement: Bool
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
        of arguments: [PreviewArgument], in list: PreviewArgument? = nil, _ descriptions: ControlDescriptions,
        exported: ExportedChanges?, timeZone: TimeZone, links: PageLinks
    ) -> [ControlsPanelControl] {
        var rest = arguments[...]
        var controls: [ControlsPanelControl] = []
        while let argument = rest.popFirst() {
            let inner = rest.prefix { $0.path.hasPrefix(argument.path + ".") }
            rest = rest.dropFirst(inner.count)
            controls.append(
                Self(
                    argument, in: list, inner: Array(inner), descriptions, exported: exported, timeZone: timeZone,
                    links: links))
        }
        return controls
    }

    private init(
        _ argument: PreviewArgument, in list: PreviewArgument?, inner: [PreviewArgument],
        _ descriptions: ControlDescriptions, exported: ExportedChanges?, timeZone: TimeZone, links: PageLinks
    ) {
        let form = ControlForm(argument, timeZone: timeZone)
        path = argument.path
        id = Self.id(of: argument)
        field = PreviewArguments.prefix + path
        isElement = Int(argument.name) != nil
        name = isElement ? "[\(argument.name)]" : argument.name
        title = isElement ? inner.lazy.compactMap(\.shownText).first : nil
        description = descriptions.description(of: argument)
        start = form.start
        standard = argument.kind == .group ? nil : argument.start == nil ? PreviewArgument.nilName : form.standard
        value = form.value
        isText = form.isText
        isLine = form.inputMode != nil
        inputMode = form.inputMode ?? ""
        isWhole = form.inputMode == "numeric"
        slider = exported == nil ? ControlSlider(argument) : nil
        color = exported == nil ? form.color : nil
        isDate = argument.kind == .date
        dateType = form.dateType
        (firstDate, lastDate) = form.dates(of: argument, timeZone: timeZone)
        options = Self.options(of: argument, among: exported, links: links)
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
        hint = Self.hint(of: argument, timeZone: timeZone)
        addition = exported == nil ? ElementButton(addingTo: argument) : nil
        elementButtons = exported == nil ? ElementButton.buttons(of: argument, in: list) : []
        refusal = argument.refused.map { Self.refusal(of: $0, argument) }
        let isReset = argument.isChanged || argument.refused != nil
        reset = isReset ? Self.reset(argument, links: links) : nil
        children = Self.controls(
            of: inner, in: argument, descriptions, exported: exported, timeZone: timeZone, links: links)
        childrenLabel = .localized(for: Self.self, propertyName: argument.kind == .group ? "values" : "elements")
        hasChildren = !inner.isEmpty
        isOpen = argument.depth == 0 || inner.contains { $0.isChanged || $0.refused != nil }
    }

    private static func options(
        of argument: PreviewArgument, among exported: ExportedChanges?, links: PageLinks
    ) -> [Option] {
        (exported?.options[argument.path] ?? []).map { option in
            let address = links.here { $0.arguments = option.arguments }
            return Option(
                label: option.label, address: "\(address)#\(PercentEncoding.encode(id(of: argument)))-options",
                isCurrent: option.text == argument.text)
        }
    }

    private static func id(of argument: PreviewArgument) -> String { "control-\(argument.path)" }

    private static func reset(_ argument: PreviewArgument, links: PageLinks) -> Reset {
        Reset(
            address: links.here { ($0.arguments, $0.set) = ($0.arguments.removing(argument.path), nil) },
            label: text("resetOne", ["name": LocalizableString.constant(argument.path)]))
    }

    private static func hint(of argument: PreviewArgument, timeZone: TimeZone) -> LocalizableString? {
        switch argument.kind {
        case .date where argument.field?.type != .text(inputType: .date):
            .constant(PreviewTimeZone.name(of: timeZone))
        default: nil
        }
    }

    private static func refusal(of value: String, _ argument: PreviewArgument) -> LocalizableSubstitutions {
        var values: [String: any Localizable] = [
            "value": LocalizableString.constant(value.excerpt(60)),
            "example": LocalizableString.constant("2026-05-04T10:30"),
        ]
        if case .length(let limit) = argument.kind { values["limit"] = LocalizableInt(value: limit) }
        if case .choice(let names) = argument.kind { values["choices"] = LocalizableString.constant(shown(names)) }
        let isEmpty = value.allSatisfy(\.isWhitespace)
        let key = argument.isAddress ? "Address" : refusalKey(argument.kind)
        return text((isEmpty ? "empty" : "no") + key, values)
    }

    /// The maximum number of choices in a message.
    private static let choiceLimit = 12

    private static func shown(_ names: [String]) -> String {
        names.prefix(choiceLimit).joined(separator: ", ") + (names.count > choiceLimit ? ", …" : "")
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
    fileprivate var isAddress: Bool { declaration.type.hasPrefix("URL") }

    /// The beginning of the text. Nil for another kind of value, and without a text.
    fileprivate var shownText: String? { kind == .text ? text.flatMap { $0.isEmpty ? nil : $0.excerpt(60) } : nil }
}
