/// A text of the source code, which the String Catalogs of the package translate.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The literals and values, in order.
    let parts: [Part]
    /// Whether the source code has the text as a literal.
    let isLiteral: Bool

    public init(_ value: String) {
        parts = [.literal(value)]
        isLiteral = false
    }

    public init(stringLiteral value: String) {
        parts = [.literal(value)]
        isLiteral = true
    }

    public init(stringInterpolation: StringInterpolation) {
        self.init(parts: stringInterpolation.parts)
    }

    init(parts: [Part]) {
        self.parts = parts.filter { $0 != .literal("") }
        isLiteral = true
    }

    /// A literal or a value.
    enum Part: Equatable, Sendable {
        case literal(String)
        case value(TextArgument)
    }

    /// The key in a String Catalog: `%lld` stands for a whole number, for example.
    var key: String {
        guard !arguments.isEmpty else { return parts.map(\.literal).joined() }
        return parts.map { part in
            switch part {
            case .literal(let text): text.replacing("%", with: "%%")
            case .value(let argument): argument.specifier
            }
        }.joined()
    }

    var arguments: [TextArgument] {
        parts.compactMap { if case .value(let argument) = $0 { argument } else { nil } }
    }

    /// Whether a value is beside another one or a literal.
    var isComposed: Bool { parts.count > 1 && !arguments.isEmpty }
}

extension LocalizedStringKey.Part {
    fileprivate var literal: String { if case .literal(let text) = self { text } else { "" } }
}

/// A value in a text of the source code.
struct TextArgument: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        /// A number, which has the format of the specifier.
        case number(NumberArgument)
        case text(Text)
    }

    /// What stands for the value in the key, such as `%lld`.
    let specifier: String
    let content: Content
}

extension LocalizedStringKey {
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            parts.append(.literal(literal))
        }

        /// Adds a string, which is shown as it is.
        public mutating func appendInterpolation(_ string: String) {
            append(Text(verbatim: string))
        }

        /// Adds a number in the format of the page's language.
        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
            appendInterpolation(value, specifier: value._specifier)
        }

        /// Adds a number in a format of C, such as `%.1f`, with the signs of the page's language.
        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
            parts.append(.value(TextArgument(specifier: specifier, content: .number(NumberArgument(value)))))
        }

        public mutating func appendInterpolation(_ text: Text) { append(text) }

        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(Text(attributedString))
        }

        /// Adds a text that the String Catalogs of the package translate.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(Text(resource)) }

        public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
        where Format.FormatInput: Equatable, Format.FormatOutput == String {
            append(Text(input, format: format))
        }

        public mutating func appendInterpolation<Subject: Equatable>(_ subject: Subject, formatter: Formatter) {
            append(Text(subject, formatter: formatter))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(Text(date, style: style))
        }

        /// Adds the time between two dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

        /// Adds the time between two dates.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: some Any) { append(Text(verbatim: "\(value)")) }

        private mutating func append(_ text: Text) {
            parts.append(.value(TextArgument(specifier: "%@", content: .text(text))))
        }
    }
}
