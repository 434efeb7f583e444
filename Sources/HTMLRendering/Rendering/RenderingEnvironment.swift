package import FOSMVVM
public import Foundation

/// The environment of a rendering except for the locale: a time zone, and the fixed date of previews.
public struct RenderingEnvironment: Sendable {
    /// The time zone of dates.
    public let timeZone: TimeZone
    /// The fixed date that replaces the current date. If it is set, the random ids of stubs are numbered.
    public let present: Date?

    /// Whether there is no fixed date, as in production.
    var isProduction: Bool { present == nil }

    /// The environment of the running program: its time zone and its clock.
    public static let system = RenderingEnvironment(timeZone: .current, present: nil)

    /// The environment of previews, the same on any machine and at any time: UTC on January 15, 2026, 09:41.
    public static let preview = RenderingEnvironment(timeZone: .gmt, present: VolatileValues.present)

    /// Creates an environment.
    public init(timeZone: TimeZone, present: Date?) {
        self.timeZone = timeZone
        self.present = present
    }

    /// Returns the environment in another time zone.
    package func `in`(timeZone: TimeZone) -> RenderingEnvironment {
        RenderingEnvironment(timeZone: timeZone, present: present)
    }
}

extension LocaleIdentifier {
    /// The value of HTML's `dir` for text in the locale.
    package var direction: String { isRightToLeft ? "rtl" : "ltr" }
}
