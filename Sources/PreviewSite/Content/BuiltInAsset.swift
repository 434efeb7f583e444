/// A file of the site's own pages and documents.
enum BuiltInAsset: String, CaseIterable {
    case icon = "icon.svg"
    case remembered = "remembered.js"
    case site = "site.js"
    case matrixScript = "matrix.js"
    case liveScript = "live.js"
    case emulationScript = "emulation.js"
    case statesScript = "states.js"
    case cardsScript = "cards.js"
    case codeScript = "code.js"
    case snapshotsScript = "snapshots.js"
    case storyScript = "story.js"
    case workbenchScript = "workbench.js"
    case controlsScript = "controls.js"
    case inspectionScript = "inspection.js"
    case tokens = "tokens.css"
    case siteStyles = "site.css"
    case catalog = "catalog.css"
    case coverage = "coverage.css"
    case controls = "controls.css"
    case docs = "docs.css"
    case matrix = "matrix.css"
    case snapshots = "snapshots.css"
    case strings = "strings.css"
    case view = "view.css"
    case workbench = "workbench.css"
    case preview = "preview.css"
    case categories = "categories.css"
    case components = "components.css"

    /// Its path below `/assets`.
    var path: String { "\(BuiltInFolders.assetsPath)/\(rawValue)" }
}
