import FOSMVVM

/// A number in the tables of coverage that leads to what it counts.
struct CoverageNumber: Codable, Sendable {
    let value: LocalizableInt
    /// Where on the page that is; nil when it is nothing.
    let address: String?

    init(_ count: Int, anchor: String) {
        value = LocalizableInt(value: count)
        address = count == 0 ? nil : "#\(anchor)"
    }
}
