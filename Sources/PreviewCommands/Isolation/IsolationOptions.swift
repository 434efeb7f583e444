import ArgumentParser
import PreviewCatalog
import PreviewSite

/// How previews are kept from breaking the command, and the catalog that follows from it.
struct IsolationOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How long making a preview may take.", valueName: "seconds"))
    var previewTimeout = 5.0

    @Flag(
        name: .customLong("no-isolation"),
        help: "Make previews in this process alone, for a debugger. One that crashes or hangs then ends the command.")
    var isOff = false

    func validate() throws {
        guard previewTimeout > 0, previewTimeout <= Self.longest else {
            throw ValidationError(
                "--preview-timeout takes seconds, more than 0 and at most \(Int(Self.longest)), such as 5 or 0.5.")
        }
    }

    /// What tries previews out before they are made here; nil where that is not wanted.
    var trials: PreviewTrials? { isOff ? nil : PreviewTrials(timeout: previewTimeout) }

    /// The program's catalog.
    var catalog: PreviewCatalog { PreviewSite.catalog(isolation: trials) }

    private static let longest = 86_400.0
}
