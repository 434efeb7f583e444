/// How a number is written, apart from the locale.
struct NumberStyle: Hashable, Sendable {
    let groups: Bool
    /// The digits in a group; nil leaves it to the locale.
    let groupingSize: Int?
    let minimumFractionDigits: Int
    let maximumFractionDigits: Int

    /// The most digits that ICU writes after the decimal separator, or in a group.
    private static let limit = 999

    /// The style asked for; a count of digits that cannot be is taken for the nearest that can, a group for the
    /// locale's.
    init(
        groups: Bool = true, groupingSize: Int = 3, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 0
    ) {
        self.groups = groups
        self.groupingSize = groupingSize > 0 && groupingSize != 3 ? min(groupingSize, Self.limit) : nil
        self.minimumFractionDigits = min(max(0, minimumFractionDigits), Self.limit)
        self.maximumFractionDigits = min(max(self.minimumFractionDigits, maximumFractionDigits), Self.limit)
    }
}
