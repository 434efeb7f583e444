import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewSnapshots

/// The switch between the template and the Swift body of a view that has both.
struct VersionSwitch: Codable, Sendable {
    /// A version, as a link to the same page with it.
    struct Choice: Codable, Sendable {
        let label: LocalizableString
        let address: String
        let isCurrent: Bool
        let isNext: Bool
    }

    let label: LocalizableString
    let choices: [Choice]

    /// Nil for a view with one version.
    init?(_ versions: [ViewVersion], links: PageLinks) {
        guard versions.count > 1 else { return nil }
        let text = { (key: String) in LocalizableString.localized(for: Self.self, propertyName: key) }
        let current = links.parameters.view
        let next = versions.following(current)
        label = text("label")
        choices = versions.map { version in
            Choice(
                label: text(version.rawValue), address: links.here { $0.view = version },
                isCurrent: version == current, isNext: version == next)
        }
    }
}
