import Foundation
import PackagePlugin

/// Writes a constant for each image and color of the asset catalogs of a target, as Xcode does: `Image(.bench)`,
/// `Color(.darkIndigo)`, `Color.darkIndigo`.
///
/// SwiftPM runs the plugin again when a file is added or removed.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.pluginWorkDirectoryURL.appending(path: "Sources", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "AssetSymbols.swift")
        let code = AssetSymbolCode(of: AssetNames(below: target.directoryURL)).text
        // Unless it is the same already, so that nothing is built again.
        if (try? String(contentsOf: file, encoding: .utf8)) != code { try Data(code.utf8).write(to: file) }
        // The file is written already, and a command makes SwiftPM compile it.
        return [
            .prebuildCommand(
                displayName: "Find the images and colors of \(target.name)", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", ":"], outputFilesDirectory: folder)
        ]
    }
}
