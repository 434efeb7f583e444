package import Foundation
import PreviewSnapshots

/// axe-core, which checks the accessibility of previews in a browser. A user installs it once, for all packages.
package enum InstalledAxe {
    /// The path of axe-core below `/assets`.
    package static let path = "\(BuiltInFolders.assetsPath)/axe.min.js"

    /// Returns the folder of files that hosts of the user serve below `/assets`. Nil for a user without a home.
    package static func assets(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL? {
        let named = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let data = named("XDG_DATA_HOME") ?? named("HOME").map { $0 + "/.local/share" }
        return data.map { URL(filePath: "\($0)/preview-host/Public", directoryHint: .isDirectory) }
    }

    /// Returns the command that installs axe-core.
    ///
    /// - Parameter shown: Returns a path as people write it.
    package static func command(_ shown: (String) -> String) -> String {
        "sh " + HostProgram.quoted(shown(BuiltInFolders.axeInstaller.path(percentEncoded: false)))
    }

    /// Returns the file with axe-core. Nil if it is not installed, and the package does not have it either.
    static func script(in assets: AssetTable) -> AssetFile? { assets[path].map { _ in assets.file(at: path) } }
}
