import Diagnostics
import Foundation

extension Text {
    public struct DateStyle: Codable, Equatable, Sendable {
        fileprivate enum Kind: String, Codable {
            case time, date, relative, offset, timer
        }

        fileprivate let kind: Kind

        public static let time = Self(kind: .time)
        public static let date = Self(kind: .date)
        public static let relative = Self(kind: .relative)
        public static let offset = Self(kind: .offset)
        public static let timer = Self(kind: .timer)
    }

    /// Creates a text from a date. The distance from now does not change while the page is open.
    public init(_ date: Date, style: DateStyle) {
        self.init(.value(FormattedValue(StyledDate(date: date, style: style))))
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init(.value(FormattedValue(DateSpan(start: dates.lowerBound, end: dates.upperBound))))
    }

    public init(_ interval: DateInterval) {
        self.init(.value(FormattedValue(DateSpan(start: interval.start, end: interval.end))))
    }

    /// Creates a text from the time that has passed or is left. It does not change while the page is open.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let timer = TimerText(
            interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self.init(.value(FormattedValue(timer)))
    }
}

/// A date in a style.
private struct StyledDate: TextSource {
    let date: Date
    let style: Text.DateStyle

    func text(in environment: EnvironmentValues) -> String {
        let distance = date.timeIntervalSince(environment.present)
        let seconds = Duration.seconds(min(distance.magnitude.rounded(), 1e15))
        switch style.kind {
        case .date: return shown(environment, date: .long)
        case .time: return shown(environment, time: .shortened)
        case .relative: return units(of: seconds, width: .abbreviated, count: 2, environment)
        case .offset: return (distance < 0 ? "-" : "+") + units(of: seconds, width: .wide, count: 1, environment)
        case .timer: return TimerText.text(of: seconds, showsHours: true, environment)
        }
    }

    var note: Diagnostic? {
        style.kind == .date || style.kind == .time ? nil : .standingTime("Text(_:style: .\(style.kind.rawValue))")
    }

    private func shown(
        _ environment: EnvironmentValues, date: Date.FormatStyle.DateStyle = .omitted,
        time: Date.FormatStyle.TimeStyle = .omitted
    ) -> String {
        var format = Date.FormatStyle(date: date, time: time, locale: environment.locale)
        format.timeZone = environment.timeZone
        return format.format(self.date)
    }

    private func units(
        of seconds: Duration, width: Duration.UnitsFormatStyle.UnitWidth, count: Int, _ environment: EnvironmentValues
    ) -> String {
        seconds.formatted(
            .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count)
                .locale(environment.locale))
    }
}

/// The time between two dates. The dates themselves are shown if they are on different days.
private struct DateSpan: TextSource {
    let start: Date
    let end: Date

    func text(in environment: EnvironmentValues) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = environment.timeZone
        let isOneDay = calendar.isDate(start, inSameDayAs: end)
        var format = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale)
        format.timeZone = environment.timeZone
        return format.format(start..<end)
    }
}

/// The time of an interval that has passed or is left.
private struct TimerText: TextSource {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    func text(in environment: EnvironmentValues) -> String {
        let now = min(max(pauseTime ?? environment.present, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
        return Self.text(of: .seconds(min(seconds.rounded(), 1e15)), showsHours: showsHours, environment)
    }

    var note: Diagnostic? { pauseTime == nil ? .standingTime("Text(timerInterval:)") : nil }

    /// Returns a time such as `1:02:03`. Hours are left out if there are none.
    static func text(of time: Duration, showsHours: Bool, _ environment: EnvironmentValues) -> String {
        let hasHours = showsHours && time >= .seconds(3600)
        return time.formatted(
            Duration.TimeFormatStyle(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(environment.locale))
    }
}

extension Diagnostic {
    fileprivate static func standingTime(_ text: String) -> Diagnostic {
        Diagnostic(
            .withoutEffect,
            "\(text) does not count on a web page. The page shows the time at which it was made.", subject: text)
    }
}
