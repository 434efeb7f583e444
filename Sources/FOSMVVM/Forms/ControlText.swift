import Foundation

/// The conversion between values and the texts that HTML controls show and send.
struct ControlText {
    /// The time zone of dates.
    let timeZone: TimeZone

    /// Returns the text of a value. A value that is on or off is `on` or empty. A list has a line for each element.
    func text(of value: Any) -> String {
        switch value {
        case let optional as any OptionalType: optional.wrappedValue.map(text(of:)) ?? ""
        case let isOn as Bool: isOn ? "on" : ""
        case let text as String: text
        case let date as Date: date.formatted(argument.day.time(includingFractionalSeconds: false))
        case let raw as any RawRepresentable: "\(raw.rawValue)"
        case let list as any ListType: list.elements.map(text(of:)).joined(separator: "\n")
        default: "\(value)"
        }
    }

    /// Returns the value of a text. An empty text is nil, if the value can be nil, and off, if it is on or off.
    func value<Value>(of text: String) -> Value? {
        // No value must not become the nil of an optional type.
        value(of: text, as: Value.self).flatMap { $0 as? Value }
    }

    /// Returns the value of a text that a control shows instead of a value. A date keeps what the control does not show,
    /// such as its time.
    func value<Value>(of text: String, replacing value: Value) -> Value? {
        guard let date = value as? Date, !text.isEmpty else { return self.value(of: text) }
        return argument.date(text, replacing: date).flatMap { $0 as? Value }
    }

    /// Returns the value of a text, of a type.
    func value(of text: String, as type: Any.Type) -> Any? {
        switch type {
        case let optional as any OptionalType.Type:
            text.isEmpty ? optional.nilValue : value(of: text, as: optional.wrapped)
        case is Bool.Type: !text.isEmpty
        case let list as any ListType.Type: self.list(of: text, as: list)
        case let type as any ArgumentValue.Type: type.argumentValue(text, argument)
        case let type as any RawRepresentable.Type: rawValue(text, of: type)
        case let type as any CaseIterable.Type: Self.namedCase(text, of: type)
        case let type as any LosslessStringConvertible.Type: type.init(text)
        case let type as any Decodable.Type: decoded(text, as: type)
        default: nil
        }
    }

    private func list(of text: String, as type: any ListType.Type) -> Any? {
        let lines = text.split(separator: "\n").map(String.init)
        let values = lines.compactMap { value(of: $0, as: type.element) }
        return values.count == lines.count ? type.list(of: values) : nil
    }

    private func rawValue<Raw: RawRepresentable>(_ text: String, of type: Raw.Type) -> Any? {
        (value(of: text, as: Raw.RawValue.self) as? Raw.RawValue).flatMap(Raw.init(rawValue:))
    }

    /// Returns the case with a name, of an enum without raw values.
    private static func namedCase<Cases: CaseIterable>(_ name: String, of type: Cases.Type) -> Any? {
        type.allCases.first { "\($0)" == name }
    }

    /// Returns a value that is encoded as one text, such as an id.
    private func decoded(_ text: String, as type: any Decodable.Type) -> Any? {
        guard let json = try? JSONEncoder().encode(text) else { return nil }
        return try? JSONDecoder().decode(type, from: json)
    }

    private var argument: ArgumentFormat { ArgumentFormat(timeZone: timeZone) }
}
