import ArgumentParser
import Foundation
import PreviewCatalog
import PreviewChecks
import PreviewSite

/// The options that keep previews from ending the command, and the catalog that applies them.
struct IsolationOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The time limit for making a preview, in seconds.", valueName: "seconds"))
    var previewTimeout = 5.0

    @Flag(
        name: .customLong("no-isolation"),
        help: "Make previews only in this process, for a debugger. A preview that crashes or hangs ends the command.")
    var isOff = false

    func validate() throws {
        guard previewTimeout > 0, previewTimeout <= Self.maxTimeout else {
            throw ValidationError(
                "--preview-timeout must be more than 0 and at most \(Int(Self.maxTimeout)) seconds, such as 5 or 0.5.")
        }
    }

    /// The trials that previews run through before they are made in this process. Nil with `--no-isolation`.
    var trials: PreviewTrials? { isOff ? nil : PreviewTrials(timeout: previewTimeout) }

    /// Returns what starts live views: each in a process of its own, or in this one with `--no-isolation`.
    func liveViews(package: URL) -> any LiveViewStarter {
        isOff ? LocalLiveViews() : WorkerLiveViews(package: package, timeout: previewTimeout)
    }

    /// Returns what uses views for checks: in a process of its own, or in this one with `--no-isolation`.
    func viewExerciser(package: URL) -> any ViewExerciser {
        isOff ? LocalViewExerciser() : WorkerViewExerciser(package: package, timeout: previewTimeout)
    }

    private static let maxTimeout = 86_400.0
}
