import Foundation
import PackagePlugin

/// Writes the constant `commit`, the commit of this package's checkout, before each build. A manifest cannot say it: SwiftPM
/// evaluates one again only when its text changes.
@main
struct FindCommitPlugin: BuildToolPlugin {
    /// `$1` is the checkout, `$2` the file. The file stays the same as long as the commit does, so that nothing is built.
    private static let script = """
        unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
        commit=nil
        if [ -e "$1/.git" ] && hash=$(git -C "$1" rev-parse --short=10 HEAD 2>/dev/null); then commit="\\"$hash\\""; fi
        text="let commit: String? = $commit"
        [ "$(cat "$2" 2>/dev/null)" = "$text" ] || printf '%s\\n' "$text" >"$2"
        """

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let package = context.package.directoryURL
        // The package in the folder Tools has this plugin by a link, and belongs to the checkout around it.
        let checkout = package.lastPathComponent == "Tools" ? package.deletingLastPathComponent() : package
        let folder = context.pluginWorkDirectoryURL.appending(path: "Sources", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return [
            .prebuildCommand(
                displayName: "Find the commit of preview-host", executable: URL(filePath: "/bin/sh"),
                arguments: [
                    "-c", Self.script, "sh", checkout.path(percentEncoded: false),
                    folder.appending(path: "Commit.swift").path(percentEncoded: false),
                ],
                outputFilesDirectory: folder)
        ]
    }
}
