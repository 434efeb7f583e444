import Diagnostics
import Foundation

/// What the system and the folder of the program must provide, so that a command can run.
enum Installation {
    /// The folders of the host's own resources, which SwiftPM makes next to the program.
    static let resourceFolders = ["HTMLRendering", "PreviewGenerators", "PreviewSite"].map {
        "preview-host_\($0).resources"
    }

    /// Checks the arguments, which Swift reads from `/proc` on Linux. Without them, every command would print the help.
    ///
    /// - Throws: ``CommandFailure``.
    static func checkArguments(_ arguments: [String] = CommandLine.arguments) throws(CommandFailure) {
        guard arguments.isEmpty else { return }
        throw CommandFailure(
            "The arguments of this program cannot be read, because /proc is not mounted. Run 'mount -t proc proc /proc' first."
        )
    }

    /// Checks the folders of resources. The code that SwiftPM generates would end the program without saying what to do.
    ///
    /// - Throws: ``CommandFailure``.
    static func checkResources(besideProgramIn folder: URL = Bundle.main.bundleURL) throws(CommandFailure) {
        #if os(Linux)
            guard let missing = resourceFolders.first(where: { !folder.appending(path: $0).isFolder }) else { return }
            let path = folder.appending(path: missing).path(percentEncoded: false)
            throw CommandFailure(
                "There is no folder \(path). Copy all folders whose names end in .resources from the build folder to that of the program."
            )
        #endif
    }
}
