public import Foundation

extension TextField where Label == Text {
    /// Creates a control for a value, as a format writes and reads it. A text that is not such a value changes nothing.
    public init<Format: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(FieldText(value, format), prompt: prompt, label: Text(title))
    }

    /// Creates a control for a value, as a format writes and reads it. A text that is not such a value changes nothing.
    @_disfavoredOverload
    public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(FieldText(value, format), prompt: prompt, label: Text(title))
    }

    /// Creates a control for a value, as a format writes and reads it. An empty text is no value.
    public init<Format: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(FieldText(optional: value, format), prompt: prompt, label: Text(title))
    }

    /// Creates a control for a value, as a format writes and reads it. An empty text is no value.
    @_disfavoredOverload
    public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(FieldText(optional: value, format), prompt: prompt, label: Text(title))
    }

    /// Creates a control for a value, as a formatter writes and reads it. A text that is not such a value changes nothing.
    public init<Value>(
        _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(FieldText(value, formatter), prompt: prompt, label: Text(title))
    }

    /// Creates a control for a value, as a formatter writes and reads it. A text that is not such a value changes nothing.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value>(
        _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(FieldText(value, formatter), prompt: prompt, label: Text(title))
    }
}

extension TextField {
    /// Creates a control for a value, as a format writes and reads it. A text that is not such a value changes nothing.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(FieldText(value, format), prompt: prompt, label: label())
    }

    /// Creates a control for a value, as a format writes and reads it. An empty text is no value.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(FieldText(optional: value, format), prompt: prompt, label: label())
    }
}

/// The text of a field for a value, in the locale of a page.
struct FieldText {
    /// Returns the text in the environment of the field.
    let localized: (EnvironmentValues) -> LocalizedFieldText

    /// A text.
    init(_ value: Binding<String>) {
        localized = { _ in
            LocalizedFieldText(text: { value.wrappedValue }, written: { $0 }, enter: { value.wrappedValue = $0 })
        }
    }

    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format)
    where Format.FormatOutput == String {
        localized = { environment in
            let format = environment.localized(format)
            return LocalizedFieldText(
                text: { format.format(value.wrappedValue) },
                written: { text in (try? format.parseStrategy.parse(text)).map { format.format($0) } },
                enter: { text in if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new } })
        }
    }

    init<Format: ParseableFormatStyle>(optional value: Binding<Format.FormatInput?>, _ format: Format)
    where Format.FormatOutput == String {
        localized = { environment in
            let format = environment.localized(format)
            return LocalizedFieldText(
                text: { value.wrappedValue.map { format.format($0) } ?? "" },
                written: { text in
                    text.isEmpty ? "" : (try? format.parseStrategy.parse(text)).map { format.format($0) }
                },
                enter: { text in
                    if text.isEmpty {
                        value.wrappedValue = nil
                    } else if let new = try? format.parseStrategy.parse(text) {
                        value.wrappedValue = new
                    }
                })
        }
    }

    /// A number or a date. Foundation reads no other values on Linux.
    init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
        localized = { environment in
            let formatter = environment.localized(formatter)
            let parse = { (text: String) -> Any? in
                switch formatter {
                case let formatter as NumberFormatter: formatter.number(from: text)
                case let formatter as DateFormatter: formatter.date(from: text)
                default: nil
                }
            }
            return LocalizedFieldText(
                text: { formatter.string(for: value.wrappedValue) ?? "" },
                written: { text in parse(text).flatMap { formatter.string(for: $0) } },
                enter: { text in if let new = parse(text) as? Value { value.wrappedValue = new } })
        }
    }
}

/// The text of a field for a value.
struct LocalizedFieldText {
    /// The value as a text.
    let text: () -> String
    /// Returns how a text is written, if it is a value.
    let written: (String) -> String?
    /// Sets the value, if a text is one.
    let enter: (String) -> Void
}
