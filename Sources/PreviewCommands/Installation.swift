import Diagnostics
import FOSMVVM
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

    /// Links the files of resources beside the program, where the main bundle finds them, as in an app. Names that exist stay.
    ///
    /// Texts in YAML stay where they are, because each bundle is searched for them. In a folder that cannot be changed, code
    /// that asks the main bundle finds nothing, and says so itself.
    ///
    /// - Parameter bundles: The folders of the resources of modules with previews.
    static func linkResources(
        of bundles: Set<URL> = Set(RecordSection.previews().map(\.bundle.bundleURL)),
        besideProgramIn folder: URL = Bundle.main.bundleURL
    ) {
        #if os(Linux)
            for bundle in bundles where bundle.standardizedFileURL != folder.standardizedFileURL {
                let names =
                    (try? FileManager.default.contentsOfDirectory(atPath: bundle.path(percentEncoded: false))) ?? []
                for file in names.map({ bundle.appending(path: $0) }) where !file.isFolder && !file.isText {
                    try? FileManager.default.createSymbolicLink(
                        at: folder.appending(path: file.lastPathComponent), withDestinationURL: file)
                }
            }
        #endif
    }
}

extension URL {
    fileprivate var isText: Bool { ["yml", "yaml"].contains(pathExtension) }
}
