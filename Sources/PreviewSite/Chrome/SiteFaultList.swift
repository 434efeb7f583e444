import FOSMVVM

/// Faults under a heading.
struct SiteFaultList: Codable, Sendable {
    /// A fault as it is shown.
    struct Item: Codable, Sendable {
        let message: String
        let place: String?
        let offendingText: String?
        let copyLabel: LocalizableString

        init(_ fault: SiteFault) {
            message = fault.message
            place = fault.place
            offendingText = fault.offendingText
            copyLabel = .localized(for: SiteFaultList.self, propertyName: "copyLabel")
        }
    }

    let title: LocalizableString
    let count: LocalizableInt
    /// Whether the faults are shown at once, and not only their heading.
    let isOpen: Bool
    let faults: [Item]

    /// Nil without faults.
    init?(_ title: LocalizableString, faults: [SiteFault], isOpen: Bool = true) {
        guard !faults.isEmpty else { return nil }
        self.title = title
        count = LocalizableInt(value: faults.count)
        self.isOpen = isOpen
        self.faults = faults.map(Item.init)
    }
}
