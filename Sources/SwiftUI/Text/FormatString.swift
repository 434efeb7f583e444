import Foundation

/// A format with specifiers as in C, such as `%2$@ has %1$lld files`.
package struct FormatString {
    /// A literal or what stands for a value.
    package enum Part: Equatable, Sendable {
        case literal(String)
        case value(FormatSpecifier)
    }

    package let parts: [Part]

    /// Reads a format. `%%` is a literal, and so is `%` before anything else.
    package init(_ format: String) {
        var parts: [Part] = []
        var literal = ""
        var rest = format[...]
        while let start = rest.firstIndex(of: "%") {
            literal += rest[..<start]
            rest = rest[start...]
            guard let specifier = FormatSpecifier(startOf: &rest) else {
                literal.append(rest.removeFirst())
                continue
            }
            if specifier.conversion == "%" {
                literal += "%"
            } else {
                if !literal.isEmpty { parts.append(.literal(literal)) }
                parts.append(.value(specifier))
                literal = ""
            }
        }
        literal += rest
        self.parts = literal.isEmpty ? parts : parts + [.literal(literal)]
    }
}

/// What stands for a value in a format, such as `%1$lld`.
package struct FormatSpecifier: Equatable, Sendable {
    /// The number of the value, from 1. Nil for the next one.
    package let position: Int?
    /// The letter at its end.
    package let conversion: Character
    /// The whole specifier.
    package let text: String
    private let flags: String
    private let width: Int?
    private let precision: Int?

    /// Reads a specifier. Nil for any other text.
    package init?(_ text: String) {
        var rest = text[...]
        self.init(startOf: &rest)
        guard rest.isEmpty else { return nil }
    }

    /// Reads a specifier at the start of a text, and removes it. Nil if there is none.
    fileprivate init?(startOf text: inout Substring) {
        var rest = text.dropFirst()
        guard text.first == "%" else { return nil }
        let number = rest.removePrefix { $0.isASCIIDigit }
        let hasPosition = rest.first == "$" && !number.isEmpty
        if hasPosition { rest.removeFirst() } else { rest = text.dropFirst() }
        position = hasPosition ? Int(number) : nil
        flags = String(rest.removePrefix { "-+ 0#'".contains($0) })
        width = Self.number(rest.removePrefix { $0.isASCIIDigit })
        if rest.first == "." {
            rest.removeFirst()
            precision = Self.number(rest.removePrefix { $0.isASCIIDigit }) ?? 0
        } else {
            precision = nil
        }
        _ = rest.removePrefix { "hlqLztj".contains($0) }
        guard let conversion = rest.popFirst(), "@dDiuUxXoOfFeEgGaAcCsS%".contains(conversion) else { return nil }
        self.conversion = conversion
        self.text = String(text[..<rest.startIndex])
        text = rest
    }

    /// The most characters and digits that a number has.
    private static let limit = 99

    private static func number(_ digits: Substring) -> Int? {
        digits.isEmpty ? nil : min(Int(digits) ?? limit, limit)
    }

    /// Returns a whole number in the format.
    func text<Number: BinaryInteger>(_ number: Number, locale: Locale) -> String {
        var style = IntegerFormatStyle<Number>(locale: locale)
        if let digits = precision ?? zeros {
            style = style.precision(.integerLength(max(digits, 1)...)).grouping(.never)
        }
        if flags.contains("+") { style = style.sign(strategy: .always()) }
        return style.format(number)
    }

    /// Returns a number with the fraction digits of the format, which are six by default.
    func text(_ number: Double, locale: Locale) -> String {
        let digits = precision ?? 6
        var style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(digits))
        if let zeros {
            let length = max(zeros - digits - (digits > 0 ? 1 : 0), 1)
            let precision = NumberFormatStyleConfiguration.Precision.integerAndFractionLength(
                integerLimits: length..., fractionLimits: digits...digits)
            style = style.precision(precision).grouping(.never)
        }
        if flags.contains("+") { style = style.sign(strategy: .always()) }
        return style.format(number)
    }

    /// Returns a text with spaces up to the width of the format.
    func padded(_ text: String) -> String {
        guard let width, text.count < width else { return text }
        let spaces = String(repeating: " ", count: width - text.count)
        return flags.contains("-") ? text + spaces : spaces + text
    }

    /// Returns the format for a function of C.
    func cFormat(length: String) -> String {
        let digits = [width.map(String.init), precision.map { ".\($0)" }].compactMap(\.self).joined()
        return "%\(flags.filter { $0 != "'" })\(digits)\(length)\(conversion)"
    }

    /// The number of digits that zeros fill up.
    private var zeros: Int? { flags.contains("0") && !flags.contains("-") ? width : nil }
}

extension Substring {
    /// Removes the characters at the start that have a property, and returns them.
    fileprivate mutating func removePrefix(while isIncluded: (Character) -> Bool) -> Substring {
        let prefix = prefix(while: isIncluded)
        self = self[prefix.endIndex...]
        return prefix
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
