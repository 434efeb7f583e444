import FOSMVVM

/// What the script of an exported page needs, which shows the page as its address says.
struct ExportedPage: Codable, Sendable {
    let script: String
    /// The script for a page that is opened from disk.
    let diskScript: String
    /// What such a page says.
    let fromDisk: LocalizableString
    /// The locale whose previews have no locale in the names of their files.
    let locale: String

    /// Nil for a page that the host serves.
    init?(_ context: PageContext) {
        guard context.isExported else { return nil }
        script = context.content.assets.address(of: .exportedScript)
        diskScript = context.content.assets.address(of: .diskScript)
        fromDisk = .localized(for: ChromeViewModel.self, propertyName: "fromDisk")
        locale = context.content.localizations.defaultLocale.tag
    }
}

/// What the script of an exported document needs, which shows the preview as its address says. The host would do it.
struct ExportedDocument: Codable, Sendable {
    /// What shows a theme to the program's stylesheets.
    struct Theme: Codable, Sendable {
        let name: String
        let mark: ThemeMark
    }

    let script: String
    let emulationScript: String
    let statesScript: String
    /// The theme that the preview sets, whatever the address says. Nil without one.
    let pinned: String?
    let themes: [Theme]

    init(pinned: String?, in content: PackageContent) {
        script = content.assets.address(of: .lookScript)
        emulationScript = content.assets.address(of: .emulationScript)
        statesScript = content.assets.address(of: .statesScript)
        self.pinned = pinned
        themes = PreviewTheme.single.compactMap(\.attribute).compactMap { name in
            content.settings.themeMarks.mark(of: name).map { Theme(name: name, mark: $0) }
        }
    }
}
