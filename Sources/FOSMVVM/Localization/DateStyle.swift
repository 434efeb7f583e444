import Foundation

/// How a date is written, apart from the locale and the time zone.
struct DateStyle: Hashable, Sendable {
    var date = DateFormatter.Style.none
    var time = DateFormatter.Style.none
    var format: String?

    /// The style asked for; a medium date when none is.
    init(date: DateFormatter.Style? = nil, time: DateFormatter.Style? = nil, format: String? = nil) {
        self.date = date ?? (time == nil ? .medium : .none)
        self.time = time ?? .none
        self.format = format
    }
}
