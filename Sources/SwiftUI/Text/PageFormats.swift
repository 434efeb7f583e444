public import Foundation

// Foundation formats values in the locale of the program, which on Linux is always `en_001`. The compiler prefers these
// functions, because their types are more special. They format in the locale of the page while a view is evaluated or
// acts, unless a format names another.

/// A whole number that is formatted in the locale of the page. Not for use.
public protocol _PageInteger: BinaryInteger {}

/// A number that is formatted in the locale of the page. Not for use.
public protocol _PageNumber: BinaryFloatingPoint {}

extension Int: _PageInteger {}
extension Int8: _PageInteger {}
extension Int16: _PageInteger {}
extension Int32: _PageInteger {}
extension Int64: _PageInteger {}
extension UInt: _PageInteger {}
extension UInt8: _PageInteger {}
extension UInt16: _PageInteger {}
extension UInt32: _PageInteger {}
extension UInt64: _PageInteger {}
extension Float: _PageNumber {}
extension Double: _PageNumber {}
extension CGFloat: _PageNumber {}

extension _PageInteger {
    /// Returns the number in the locale of the page.
    public func formatted() -> String { formatted(IntegerFormatStyle<Self>()) }

    /// Returns the number in a format, in the locale of the page unless the format names another.
    public func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
    where Format.FormatInput == Self {
        PageTexts.localized(format).format(self)
    }
}

extension _PageNumber {
    /// Returns the number in the locale of the page.
    public func formatted() -> String { formatted(FloatingPointFormatStyle<Self>()) }

    /// Returns the number in a format, in the locale of the page unless the format names another.
    public func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
    where Format.FormatInput == Self {
        PageTexts.localized(format).format(self)
    }
}

extension Decimal {
    /// Returns the number in a format, in the locale of the page unless the format names another.
    public func formatted(_ format: Decimal.FormatStyle) -> String { PageTexts.localized(format).format(self) }

    /// Returns the number in a format, in the locale of the page unless the format names another.
    public func formatted(_ format: Decimal.FormatStyle.Percent) -> String { PageTexts.localized(format).format(self) }

    /// Returns the number in a format, in the locale of the page unless the format names another.
    public func formatted(_ format: Decimal.FormatStyle.Currency) -> String { PageTexts.localized(format).format(self) }
}

extension Date {
    /// Returns the date in a format, in the locale and the time zone of the page unless the format names others.
    public func formatted(_ format: Date.FormatStyle) -> String { PageTexts.localized(format).format(self) }
}

extension PageTexts {
    /// Returns a format in the locale of the page, unless it names another, or no view is evaluated.
    fileprivate static func localized<Format: FormatStyle>(_ format: Format) -> Format {
        guard let page = current, (format as? any LocaleFormat)?.hasOwnLocale != true else { return format }
        return page.environment.localized(format)
    }
}

/// A format of numbers or dates with a locale.
private protocol LocaleFormat {
    var locale: Locale { get }
}

extension LocaleFormat {
    fileprivate var hasOwnLocale: Bool { locale != .autoupdatingCurrent && locale != .current }
}

extension IntegerFormatStyle: LocaleFormat {}
extension IntegerFormatStyle.Percent: LocaleFormat {}
extension IntegerFormatStyle.Currency: LocaleFormat {}
extension FloatingPointFormatStyle: LocaleFormat {}
extension FloatingPointFormatStyle.Percent: LocaleFormat {}
extension FloatingPointFormatStyle.Currency: LocaleFormat {}
extension Decimal.FormatStyle: LocaleFormat {}
extension Decimal.FormatStyle.Percent: LocaleFormat {}
extension Decimal.FormatStyle.Currency: LocaleFormat {}
extension Date.FormatStyle: LocaleFormat {}
