import FOSMVVM

/// The link in the top bar that shows that an assistant is connected.
struct AssistantMark: Codable, Sendable {
    let label: LocalizableString
    let address: String
    let isCurrent: Bool

    /// Nil if none is connected, or if the visitor may not see what it does.
    init?(_ access: VisitorAccess, links: PageLinks) {
        guard access.seesSources, access.assistants.isConnected else { return nil }
        label = .localized(for: Self.self, propertyName: "label")
        address = links.address(AssistantsPage())
        isCurrent = links.page is AssistantsPage
    }
}
