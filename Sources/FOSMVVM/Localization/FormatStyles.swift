import Foundation

/// The format of a date, except for the locale and the time zone.
struct DateStyle: Hashable, Sendable {
    let date: DateFormatter.Style
    let time: DateFormatter.Style
    let format: String?

    /// Creates the requested style, or the medium date style if none is requested.
    init(date: DateFormatter.Style? = nil, time: DateFormatter.Style? = nil, format: String? = nil) {
        self.date = date ?? (time == nil ? .medium : .none)
        self.time = time ?? .none
        self.format = format
    }
}

/// The format of a number, except for the locale.
struct NumberStyle: Hashable, Sendable {
    let groups: Bool
    /// The number of digits in a group. Nil for the locale's grouping.
    let groupingSize: Int?
    let minimumFractionDigits: Int
    let maximumFractionDigits: Int

    /// The maximum number of digits that ICU writes after the decimal separator or in a group.
    private static let limit = 999

    /// Creates the requested style. An invalid number of digits becomes the nearest valid one. An invalid grouping
    /// becomes the locale's.
    init(
        groups: Bool = true, groupingSize: Int = 3, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 0
    ) {
        self.groups = groups
        self.groupingSize = groupingSize > 0 && groupingSize != 3 ? min(groupingSize, Self.limit) : nil
        self.minimumFractionDigits = min(max(0, minimumFractionDigits), Self.limit)
        self.maximumFractionDigits = min(max(self.minimumFractionDigits, maximumFractionDigits), Self.limit)
    }
}
