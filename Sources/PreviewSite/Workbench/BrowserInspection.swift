import Diagnostics
import FOSMVVM

/// What the browser inspects in the preview: with axe-core, and in the panel with all problems also the layout.
///
/// axe-core is not part of this package: ``InstalledAxe`` or the file `Public/preview-host/axe.min.js` of a package has it.
struct BrowserInspection: Codable, Sendable {
    /// The address of axe-core. Nil if the program does not have it.
    let script: String?
    /// Whether the layout is inspected, too, and what axe-core leaves undecided is left out.
    let isComplete: Bool
    /// Whether there is nothing to inspect, so that the panel says how to add axe-core.
    let isMissing: Bool
    /// The command that installs axe-core.
    let command: String
    let title: LocalizableString
    let missing: LocalizableString
    let running: LocalizableString
    let well: LocalizableString
    let failed: LocalizableString
    /// The text for a preview that cannot be shown, so that there is nothing to inspect.
    let broken: LocalizableString
    /// The text of the button that shows an element, and of how many there are.
    let showLabel: LocalizableString
    let undecided: LocalizableString
    let overflow: LocalizableString
    let cut: LocalizableString

    init(_ assets: AssetTable, _ paths: PackagePaths, isComplete: Bool = false) {
        let text = { (name: String) in LocalizableString.localized(for: Self.self, propertyName: name) }
        script = InstalledAxe.script(in: assets)?.address
        self.isComplete = isComplete
        isMissing = !isComplete && script == nil
        command = InstalledAxe.command(paths.relative)
        title = text("title")
        missing = text("missing")
        running = text("running")
        well = text(!isComplete ? "well" : script == nil ? "layoutWell" : "allWell")
        failed = text("failed")
        broken = text("broken")
        showLabel = text("showLabel")
        undecided = text("undecided")
        overflow = text("overflow")
        cut = text("cut")
    }
}
