import FOSMVVM

/// The script of a preview that is alone in its window, with its texts in the language of the reader.
struct AloneScript: Codable, Sendable {
    let script: String
    /// The address of events about changes after the content of the document.
    let changesAddress: String
    var language = PageLanguage.tag
    var direction = PageLanguage.direction
    /// What it shows when a link is pressed, with `{address}` for where it leads.
    let pressedLink: LocalizableString
    let openLink: LocalizableString

    init(_ assets: AssetTable, after version: PageVersion) {
        script = assets.address(of: .aloneScript)
        changesAddress = ChangeEvents(after: version).address
        pressedLink = .localized(for: ChromeViewModel.self, propertyName: "pressedLink")
        openLink = .localized(for: ChromeViewModel.self, propertyName: "openLink")
    }
}
