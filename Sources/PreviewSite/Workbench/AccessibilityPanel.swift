import FOSMVVM

/// The panel with what axe-core finds in the preview. It runs in the browser.
///
/// axe-core is not part of this package: a program that wants it has the file `Public/preview-host/axe.min.js`.
struct AccessibilityPanel: Codable, Sendable {
    /// The path of axe-core below `/assets`.
    static let scriptPath = "\(BuiltInFolders.assetsPath)/axe.min.js"

    /// The address of axe-core. Nil if the program does not have it.
    let script: String?
    let missing: LocalizableString
    let running: LocalizableString
    let well: LocalizableString
    let failed: LocalizableString
    /// The text of the button that shows an element, and of how many there are.
    let showLabel: LocalizableString
    let undecided: LocalizableString

    init(_ assets: AssetTable) {
        let text = { (name: String) in LocalizableString.localized(for: Self.self, propertyName: name) }
        script = assets[Self.scriptPath] == nil ? nil : assets.file(at: Self.scriptPath).address
        missing = text("missing")
        running = text("running")
        well = text("well")
        failed = text("failed")
        showLabel = text("showLabel")
        undecided = text("undecided")
    }
}
