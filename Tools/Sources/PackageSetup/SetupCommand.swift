package import ArgumentParser
import Foundation
import PackageVersion
import PreviewGenerators

/// The command `preview-host-init`.
package struct SetupCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "preview-host-init",
        abstract: "Adds previews to a package, or begins a new one.",
        discussion: """
            In an empty folder, makes a package. In a package, adds to Package.swift the dependency on Preview Host, a \
            program that shows the previews, and tests. Writes a first ViewModel with its view and its texts, unless there \
            is one. Never overwrites a file, and does nothing that is done already.

              swift run --package-path ../preview-host/Tools preview-host-init --views swift
            """,
        version: HostVersion.description)

    /// How the first view is written.
    enum Views: String, CaseIterable, ExpressibleByArgument {
        case templates, swift
    }

    @Option(help: ArgumentHelp("How the first view is written: templates or swift.", valueName: "language"))
    var views = Views.templates

    @Flag(help: "Also write the configuration of coding assistants: .mcp.json, .vscode/mcp.json and AGENTS.md.")
    var assistant = false

    @Option(
        help: ArgumentHelp(
            "The target of the first ViewModel. Default: the only library, or a new one.", valueName: "target"))
    var target: String?

    @Option(help: ArgumentHelp("The folder of the package. Default: the current folder.", valueName: "folder"))
    var package = "."

    @Option(
        help: ArgumentHelp(
            "The folder of Preview Host. Default: the one that this program was built in.", valueName: "folder"))
    var previewHost: String?

    @Option(
        help: ArgumentHelp(
            "The address of a Git repository of Preview Host, to depend on it instead of a folder.",
            valueName: "address"))
    var url: String?

    /// - Throws: A `ValidationError` for two places of Preview Host, or for something that is no address.
    package func validate() throws {
        guard let url else { return }
        if previewHost != nil { throw ValidationError("Use either --url or --preview-host.") }
        let isAddress = url.contains(/^[^\s"\\?#]*[\/:][^\s"\\?#\/]+$/)
        if !isAddress {
            throw ValidationError(
                "'\(url)' is not the address of a repository, such as https://git.example.com/preview-host.git.")
        }
    }

    /// Creates a command without arguments.
    package init() {}

    package func run() throws {
        let folder = URL(filePath: package, directoryHint: .isDirectory).standardizedFileURL.resolvingSymlinksInPath()
        let setup = try PackageChanges(
            of: folder, library: target, language: views == .swift ? .swift : .template,
            dependency: try dependency(of: folder))
        var lines = try setup.write()
        for line in lines { print(line) }
        if assistant {
            try setup.writeAssistantFiles { text in
                lines.append(text)
                print(text)
            }
        }
        guard setup.instructions.isEmpty else {
            print("\nPackage.swift computes the rest, so it cannot be edited. Add this by hand, and run this again.")
            for instruction in setup.instructions { print("\n\(instruction)") }
            throw ExitCode.failure
        }
        print(lines.isEmpty ? "Nothing is missing. You can run:" : "\nNext, run:")
        if package != "." { print("\n  cd \(package)") }
        for (command, purpose) in setup.next { print("\n  \(command)\n    \(purpose)") }
    }

    private func dependency(of folder: URL) throws -> HostDependency {
        if let url { return HostDependency(url: url, from: HostVersion.isReleased ? HostVersion.number : nil) }
        return HostDependency(path: try hostFolder.path(from: folder))
    }

    /// The folder of this package.
    private var hostFolder: URL {
        get throws {
            let built = URL(filePath: #filePath).appending(path: "../../../..")
            let folder = (previewHost.map { URL(filePath: $0) } ?? built).standardizedFileURL.resolvingSymlinksInPath()
            let manifest = folder.appending(path: "Package.swift").path(percentEncoded: false)
            guard FileManager.default.fileExists(atPath: manifest) else {
                throw ValidationError(
                    "There is no Package.swift in '\(folder.path(percentEncoded: false))'. Name the folder of Preview Host "
                        + "with --preview-host.")
            }
            return folder
        }
    }
}

extension URL {
    /// Returns the path of the folder, seen from another one.
    fileprivate func path(from folder: URL) -> String {
        let (own, other) = (pathComponents, folder.pathComponents)
        let common = zip(own, other).prefix { $0 == $1 }.count
        return (other.dropFirst(common).map { _ in ".." } + own.dropFirst(common)).joined(separator: "/")
    }
}
