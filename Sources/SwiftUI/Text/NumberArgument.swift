import Foundation

/// A number that a text can contain. Not for use.
public protocol _FormatSpecifiable: Equatable {
    /// What stands for the number in the key of a text, such as `%lld`.
    var _specifier: String { get }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }

/// A number in a text.
package struct NumberArgument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
        case signed(Int64)
        case unsigned(UInt64)
        case double(Double)
    }

    private let value: Value

    /// Creates the argument of a number.
    init(_ number: some _FormatSpecifiable) {
        value =
            switch number {
            case let number as any UnsignedInteger: .unsigned(UInt64(clamping: number))
            case let number as any BinaryInteger: .signed(Int64(clamping: number))
            case let number as any BinaryFloatingPoint: .double(Double(number))
            default: .double(.nan)
            }
    }

    /// The whole number that selects the form of a plural. Nil for a fraction.
    package var integer: Int? {
        switch value {
        case .signed(let number): Int(clamping: number)
        case .unsigned(let number): Int(clamping: number)
        case .double: nil
        }
    }

    /// Returns the number in a format of C with the digits and separators of a locale.
    func text(_ specifier: String, locale: Locale) -> String {
        guard let format = FormatSpecifier(specifier) else { return specifier }
        let text: String? =
            switch (format.conversion, value) {
            case ("d", .double(let number)), ("i", .double(let number)), ("u", .double(let number)):
                format.text(Int64(exactly: number.rounded(.towardZero)) ?? 0, locale: locale)
            case ("d", .unsigned(let number)), ("i", .unsigned(let number)), ("u", .unsigned(let number)):
                format.text(number, locale: locale)
            case ("d", .signed(let number)), ("i", .signed(let number)), ("u", .signed(let number)):
                format.text(number, locale: locale)
            case ("f", _), ("F", _): format.text(double, locale: locale)
            case ("@", .double(let number)): FloatingPointFormatStyle(locale: locale).format(number)
            case ("@", .signed(let number)): IntegerFormatStyle(locale: locale).format(number)
            case ("@", .unsigned(let number)): IntegerFormatStyle(locale: locale).format(number)
            default: nil
            }
        return text.map(format.padded) ?? plainText(format)
    }

    private var double: Double {
        switch value {
        case .signed(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .double(let number): number
        }
    }

    /// Returns the number in a format that is the same in every language, such as a hexadecimal one.
    private func plainText(_ format: FormatSpecifier) -> String {
        switch format.conversion {
        case "e", "E", "g", "G", "a", "A": String(format: format.cFormat(length: ""), double)
        case "x", "X", "o": String(format: format.cFormat(length: "ll"), bits)
        case "c", "C": Unicode.Scalar(UInt32(truncatingIfNeeded: bits)).map { String(Character($0)) } ?? ""
        default: format.text
        }
    }

    private var bits: UInt64 {
        switch value {
        case .signed(let number): UInt64(bitPattern: number)
        case .unsigned(let number): number
        case .double(let number): Int64(exactly: number.rounded(.towardZero)).map { UInt64(bitPattern: $0) } ?? 0
        }
    }
}
