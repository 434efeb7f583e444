import Diagnostics
import FOSMVVM

/// Faults as a page lists them: the first ones, and how many more there are.
struct FaultList: Codable, Sendable {
    /// A fault as it is shown.
    struct Item: Codable, Sendable {
        let message: String
        let place: String?
        let offendingText: String?
        let copyLabel: LocalizableString

        init(_ fault: Diagnostic) {
            message = fault.message.excerpt(FaultList.messageLimit)
            place = fault.place?.description
            offendingText = fault.excerpt
            copyLabel = .localized(for: FaultList.self, propertyName: "copyLabel")
        }
    }

    /// More faults than anyone reads on one page.
    private static let limit = 100
    /// More characters than a message has, unless it quotes a name or address of any length.
    private static let messageLimit = 1000

    let items: [Item]
    let more: LocalizableSubstitutions?

    /// Nil without faults.
    init?(_ faults: [Diagnostic]) {
        guard !faults.isEmpty else { return nil }
        items = faults.prefix(Self.limit).map(Item.init)
        let rest = faults.count - items.count
        more =
            rest == 0
            ? nil
            : LocalizableString.localized(for: Self.self, propertyName: "more")
                .bind(substitutions: ["count": LocalizableInt(value: rest)])
    }
}

/// Faults under a heading.
struct FaultNotice: Codable, Sendable {
    let title: LocalizableString
    let count: LocalizableInt
    /// Whether the faults are shown at once, and not only their heading.
    let isOpen: Bool
    let faults: FaultList

    /// Nil without faults.
    init?(_ title: LocalizableString, faults: [Diagnostic], isOpen: Bool = true) {
        guard let list = FaultList(faults) else { return nil }
        self.title = title
        count = LocalizableInt(value: faults.count)
        self.isOpen = isOpen
        self.faults = list
    }
}
