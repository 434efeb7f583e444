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
    let faults: [Item]

    /// Nil without faults.
    init?(_ title: LocalizableString, faults: [SiteFault]) {
        guard !faults.isEmpty else { return nil }
        self.title = title
        self.faults = faults.map(Item.init)
    }
}
