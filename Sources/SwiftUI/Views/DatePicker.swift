/// A control for a day, a time of day, or both, in the time zone of the page.
public struct DatePicker<Label: View> {
    private let selection: Binding<Date>
    private let earliest: Date?
    private let latest: Date?
    private let components: DatePickerComponents
    private let label: Label

    private init(
        _ selection: Binding<Date>, from earliest: Date?, through latest: Date?, _ components: DatePickerComponents,
        label: () -> Label
    ) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
        self.label = label()
    }

    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, through: nil, displayedComponents, label: label)
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label: label)
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label: label)
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, through: range.upperBound, displayedComponents, label: label)
    }
}

extension DatePicker where Label == Text {
    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, through: nil, displayedComponents) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, through: nil, displayedComponents) { Text(title) }
    }

    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}

extension DatePicker: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let (input, timeZone) = (components.input, context.environment.timeZone)
        let limits = ControlLimits(
            minimum: limit(earliest, input, in: timeZone), maximum: limit(latest, input, in: timeZone))
        let control = ControlView(.datePicker(input, limits)) {
            .text(input.text(of: selection.wrappedValue, in: timeZone))
        } enter: { entered in
            guard case .text(let text) = entered,
                let date = input.date(of: text, changing: selection.wrappedValue, in: timeZone),
                allows(date, input, in: timeZone)
            else { throw ViewInputError.invalidValue(entered.text) }
            selection.wrappedValue = date
        } label: {
            label
        } message: {
        }
        return context.nodes(of: control)
    }

    /// Returns a limit as the control writes it. A time alone is only limited on the day of the limit.
    @MainActor private func limit(_ date: Date?, _ input: DateInput, in timeZone: TimeZone) -> String? {
        guard let date else { return nil }
        let day = { (date: Date) in DateInput.date.text(of: date, in: timeZone) }
        return input == .time && day(date) != day(selection.wrappedValue) ? nil : input.text(of: date, in: timeZone)
    }

    /// Whether a date is in the range, as far as the control shows both. A time alone is on the day of the date.
    private func allows(_ date: Date, _ input: DateInput, in timeZone: TimeZone) -> Bool {
        let compared = input == .time ? .dateTime : input
        let entered = compared.text(of: date, in: timeZone)
        return (earliest.map { compared.text(of: $0, in: timeZone) <= entered } ?? true)
            && (latest.map { entered <= compared.text(of: $0, in: timeZone) } ?? true)
    }
}

public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from the bits of its components.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)

    fileprivate var input: DateInput {
        switch self {
        case .hourAndMinute: .time
        case .date: .date
        default: .dateTime
        }
    }
}

/// A part of a date, by the type of its HTML control.
package enum DateInput: String, Hashable, Sendable {
    case date, time
    case dateTime = "datetime-local"

    /// Returns the text of the HTML control for a date.
    func text(of date: Date, in timeZone: TimeZone) -> String {
        let parts = Self.calendar(in: timeZone).dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let day = Self.padded([(parts.year, 4), (parts.month, 2), (parts.day, 2)]).joined(separator: "-")
        let time = Self.padded([(parts.hour, 2), (parts.minute, 2)]).joined(separator: ":")
        return switch self {
        case .date: day
        case .time: time
        case .dateTime: "\(day)T\(time)"
        }
    }

    /// Returns a date with the parts in the text of the HTML control. Nil if the text is not such a text.
    ///
    /// - Parameter old: The date with the parts that the control does not show.
    func date(of text: String, changing old: Date, in timeZone: TimeZone) -> Date? {
        let calendar = Self.calendar(in: timeZone)
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
        let numbers = text.split { "-:T".contains($0) }.map { Int($0) }
        let keys: [WritableKeyPath<DateComponents, Int?>] =
            switch self {
            case .date: [\.year, \.month, \.day]
            case .time: [\.hour, \.minute]
            case .dateTime: [\.year, \.month, \.day, \.hour, \.minute]
            }
        guard numbers.count >= keys.count else { return nil }
        for (key, number) in zip(keys, numbers) { parts[keyPath: key] = number }
        guard let date = calendar.date(from: parts), self.text(of: date, in: timeZone) == text else { return nil }
        return date
    }

    private static func calendar(in timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    private static func padded(_ numbers: [(value: Int?, digits: Int)]) -> [String] {
        numbers.map { number in
            let text = String(number.value ?? 0)
            return String(repeating: "0", count: max(0, number.digits - text.count)) + text
        }
    }
}
