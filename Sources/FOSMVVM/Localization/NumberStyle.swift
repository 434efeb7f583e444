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
