package import FOSMVVM
public import Foundation

/// What views are rendered in apart from the locale: a time zone, and whether time stands still.
public struct RenderingEnvironment: Sendable {
    /// The time zone that dates are written in.
    public let timeZone: TimeZone
    /// The moment that is shown as now, where time stands still; the random ids of stubs are numbered then too.
    public let present: Date?

    /// Whether time does not stand still, as for readers rather than in previews.
    var isProduction: Bool { present == nil }

    /// The running program's own: its time zone and the clock's time.
    public static let system = RenderingEnvironment(timeZone: .current, present: nil)

    /// The same on any machine and at any time of day: UTC on 15 January 2026, 09:41.
    public static let preview = RenderingEnvironment(
        timeZone: .gmt, present: Date(timeIntervalSince1970: 1_768_470_060))

    /// An environment.
    public init(timeZone: TimeZone, present: Date?) {
        self.timeZone = timeZone
        self.present = present
    }

    /// The environment in another time zone.
    public func `in`(timeZone: TimeZone) -> RenderingEnvironment {
        RenderingEnvironment(timeZone: timeZone, present: present)
    }

    /// How the dates of a stub made during this range are shown.
    func moment(madeDuring made: ClosedRange<Date>?) -> FixedMoment {
        present.map { FixedMoment(made: made, present: $0) } ?? .none
    }
}

extension LocaleIdentifier {
    /// The value of HTML's `dir` for text in the locale.
    package var direction: String { isRightToLeft ? "rtl" : "ltr" }
}
