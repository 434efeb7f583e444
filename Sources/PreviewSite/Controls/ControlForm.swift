import FOSMVVM
import Foundation

/// What the element of an argument contains and sends.
struct ControlForm {
    let start: String
    /// The starting value in short.
    let standard: String
    let value: String
    let isText: Bool
    /// The kind of keyboard of a field of one line. Nil for other elements.
    let inputMode: String?
    let isToggle: Bool
    let isChoice: Bool
    let choices: [ControlsPanelControl.Choice]
    /// The color in the format `#rrggbb` that a text contains. Nil for another text.
    let color: String?
    /// The type of the element for dates.
    let dateType: String

    init(_ argument: PreviewArgument, timeZone: TimeZone) {
        let isDay = argument.field?.type == .text(inputType: .date)
        dateType = isDay ? "date" : "datetime-local"
        let shown = { (text: String?) in
            guard let text else { return "" }
            guard argument.kind == .date else { return text }
            let local = Self.local(text, timeZone: timeZone)
            return isDay ? String(local.prefix(Self.dayLength)) : local
        }
        start = shown(argument.start)
        standard = argument.kind == .date ? start.replacing("T", with: " ") : start.excerpt(Self.standardLimit)
        // The element for dates cannot contain other text.
        value = argument.refused.map { argument.kind == .date ? "" : $0 } ?? shown(argument.text)
        isText = argument.kind == .text
        let isColor = argument.field?.type == .colorPicker
        color = isText ? Self.color(argument.text ?? argument.start, isColor: isColor) : nil
        inputMode = Self.inputMode(argument.kind)
        choices = Self.choices(of: argument)
        isChoice = !choices.isEmpty
        isToggle = argument.kind == .toggle && !isChoice || argument.kind == .group && argument.isOptional
    }

    private static let dayLength = "2026-05-01".count
    private static let standardLimit = 80

    /// Returns the color of a text, or black for another text if it must be a color.
    private static func color(_ text: String?, isColor: Bool) -> String? {
        if let text, text.wholeMatch(of: /#[0-9A-Fa-f]{6}/) != nil { return text.lowercased() }
        return isColor ? "#000000" : nil
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

    /// Returns the first and the last date of an argument, as its element has them.
    func dates(of argument: PreviewArgument, timeZone: TimeZone) -> (first: String?, last: String?) {
        let constraints = argument.field?.constraints
        let text = { (date: Date?) in
            date.map { Self.local($0.formatted(.iso8601), timeZone: timeZone) }
                .map { dateType == "date" ? String($0.prefix(Self.dayLength)) : $0 }
        }
        return (text(constraints?.minDate), text(constraints?.maxDate))
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
