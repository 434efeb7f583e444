/// How a number is written, apart from the locale.
struct NumberStyle: Hashable, Sendable {
    let groups: Bool
    let groupingSize: Int
    let minimumFractionDigits: Int
    let maximumFractionDigits: Int

    /// The style asked for; a count of digits that cannot be is taken for the nearest that can, a group for the
    /// locale's.
    init(
        groups: Bool = true, groupingSize: Int = 3, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 0
    ) {
        self.groups = groups
        self.groupingSize = groupingSize > 0 ? groupingSize : 3
        self.minimumFractionDigits = max(0, minimumFractionDigits)
        self.maximumFractionDigits = max(self.minimumFractionDigits, maximumFractionDigits)
    }
}
