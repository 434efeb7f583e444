import FOSMVVM

/// What the workbench's drawer shows.
enum SitePanel: String, CaseIterable, Codable, Sendable {
    case html
    case viewModel
    case template
    case strings
    case problems
    /// None of them: the drawer is closed.
    case closed

    /// The panels that have a tab.
    static let tabs: [SitePanel] = [.html, .viewModel, .template, .strings, .problems]

    var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
