package import Foundation
import HTMLRendering
package import HTMLSnapshots

/// The program of a package that hosts its previews.
package struct HostProgram: Sendable {
    /// The default address at which it serves.
    package static let address = URL(string: "http://127.0.0.1:8080")

    /// The command that runs the program, if a plugin of SwiftPM has started it.
    private static let pluginCommand = ProcessInfo.processInfo.environment["PREVIEW_HOST_COMMAND"]

    /// The name that the running program was called by, or the command of the plugin.
    package static let runningName =
        pluginCommand ?? CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "preview-host"

    /// The words of the command that runs the program with the arguments that follow.
    package var words: [String] {
        Self.pluginCommand?.split(separator: " ").map(String.init) ?? ["swift", "run", name]
    }

    /// The name of its target.
    package let name: String
    /// The options of its commands, such as ` --package Examples/Bakery`.
    private let options: String

    /// Creates the program of a package.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - packageOption: The argument of `--package` for its commands. Nil if they run in the package's folder.
    ///   - snapshots: The argument of `--snapshots` for its commands. Nil for the package's default folder.
    ///   - name: The program's name. Nil for the `program` of the package's settings, which is `preview-host` by default.
    package init(package: URL, packageOption: String? = nil, snapshots: String? = nil, name: String? = nil) {
        options = [("--snapshots", snapshots), ("--package", packageOption)].compactMap { option, argument in
            argument.map { " \(option) \(Self.quoted($0))" }
        }.joined()
        self.name = name ?? PackageSettings(package: package).program ?? "preview-host"
    }

    /// Returns the command that accepts a snapshot's pending change.
    package func acceptCommand(path: String) -> String {
        command("accept", path)
    }

    /// Returns the command that records a snapshot that is missing or different in CI.
    package func recordCommand(path: String) -> String {
        command("record", path)
    }

    /// Returns the command that records a picture that is missing or different in CI.
    package func recordCommand(path: String, _ variant: PictureVariant) -> String {
        command("record --pixels --theme \(variant.theme.rawValue) --width \(variant.width)", path)
    }

    /// Returns the command of a generator.
    ///
    /// - Parameter arguments: The generator with its arguments, such as `view Order`.
    package func generateCommand(_ arguments: String) -> String {
        "\(run) generate \(arguments)\(options)"
    }

    /// The command that runs the program.
    private var run: String { Self.pluginCommand ?? "swift run \(Self.quoted(name))" }

    private func command(_ action: String, _ path: String) -> String {
        "\(run) snapshots \(action) \(Self.quoted(path))\(options)"
    }

    /// Returns a word of a command, in quotes if a shell could read it in another way.
    package static func quoted(_ path: String) -> String {
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
        return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
    }
}
