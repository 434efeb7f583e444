import Diagnostics
import Foundation

/// A value whose text depends on the environment of the view.
protocol TextSource: Equatable, Sendable {
    /// Returns the text.
    func text(in environment: EnvironmentValues) -> String

    /// What the page shows in another way than an app.
    var note: Diagnostic? { get }
}

extension TextSource {
    var note: Diagnostic? { nil }
}

/// Any value whose text depends on the environment of the view.
struct FormattedValue: Equatable, Sendable {
    private let source: any TextSource

    init(_ source: some TextSource) {
        self.source = source
    }

    func resolved(in environment: EnvironmentValues) -> ResolvedText {
        ResolvedText(
            runs: [TextRun(parts: [source.text(in: environment)], isData: true)], isPlain: true,
            notes: source.note.map { [$0] } ?? [])
    }

    static func == (left: Self, right: Self) -> Bool { isEqual(left.source, right.source) }

    private static func isEqual<Source: TextSource>(_ left: Source, _ right: any TextSource) -> Bool {
        right as? Source == left
    }
}

extension Text {
    /// Creates a text from a value in a format. The locale and the time zone are those of the page.
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(.value(FormattedValue(FormattedInput(input: input, format: format))))
    }

    /// Creates a text from a value in the format of a formatter.
    ///
    /// A formatter with the locale of the program has that of the page instead.
    public init<Subject: Equatable>(_ subject: Subject, formatter: Formatter) {
        self.init(.value(FormattedValue(FormattedSubject(subject: subject, formatter: formatter))))
    }
}

/// A value with a format style.
///
/// Unchecked because the value and the style are only formatted, while the view is evaluated.
private struct FormattedInput<Format: FormatStyle>: TextSource, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let input: Format.FormatInput
    let format: Format

    func text(in environment: EnvironmentValues) -> String {
        environment.localized(format).format(input)
    }
}

extension EnvironmentValues {
    /// Returns a format in the locale and the time zone of the page.
    func localized<Format: FormatStyle>(_ format: Format) -> Format {
        let localized = format.locale(locale)
        return (localized as? any ZonedFormat)?.inTimeZone(of: self) as? Format ?? localized
    }

    /// Returns a formatter, or a copy of it with the locale and the time zone of the page instead of those of the program.
    func localized(_ formatter: Formatter) -> Formatter {
        switch formatter.copy() {
        case let copy as DateFormatter:
            if copy.locale == nil || copy.locale == Locale.current { copy.locale = locale }
            if copy.timeZone == TimeZone.current { copy.timeZone = timeZone }
            return copy
        case let copy as NumberFormatter:
            if copy.locale == nil || copy.locale == Locale.current { copy.locale = locale }
            return copy
        default: return formatter
        }
    }
}

/// A format of dates, which is in the time zone of the page unless the view names another.
private protocol ZonedFormat {
    var timeZone: TimeZone { get set }
}

extension Date.FormatStyle: ZonedFormat {}
extension Date.IntervalFormatStyle: ZonedFormat {}

extension ZonedFormat {
    fileprivate func inTimeZone(of environment: EnvironmentValues) -> Self {
        guard timeZone == .autoupdatingCurrent || timeZone == .current else { return self }
        var format = self
        format.timeZone = environment.timeZone
        return format
    }
}

/// A value with a formatter.
///
/// Unchecked because the value and the formatter are only used while the view is evaluated.
private struct FormattedSubject<Subject: Equatable>: TextSource, @unchecked Sendable {
    let subject: Subject
    let formatter: Formatter

    func text(in environment: EnvironmentValues) -> String {
        environment.localized(formatter).string(for: subject) ?? "\(subject)"
    }
}
