import Foundation
import PackageSetup

@testable import PreviewCommands

/// A line of a shell on a page.
struct ShownCommand {
    /// The words, without the variables that are set before them.
    let words: [String]

    init(_ line: Substring) {
        words = line.split(separator: " ").map(String.init).drop { $0.contains("=") && !$0.hasPrefix("-") } + []
    }

    /// The program of this package that the line runs, and its arguments.
    var program: (program: BuiltProgram, arguments: [String])? {
        guard words.starts(with: ["swift", "run"]), words.count > 2, !words[2].hasPrefix("-") else { return nil }
        return (BuiltProgram(name: words[2]), Array(words.dropFirst(3)))
    }

    /// Whether the line can be typed: the target, program or subcommand exists, and takes the arguments.
    func isKnown(makefile: String) -> Bool {
        switch words.first {
        case "make": words.dropFirst().allSatisfy { $0.contains("=") || makefile.contains("\n\($0):") }
        case let name? where name.hasPrefix("Scripts/"):
            FileManager.default.isExecutableFile(
                atPath: Project.folder.appending(path: name).path(percentEncoded: false))
        case "swift" where words.starts(with: ["swift", "run", "--package-path"]): beginsPackage
        case "swift" where words.starts(with: ["swift", "package", "preview"]):
            Self.parses(Array(words.dropFirst(3)))
        case "swift" where words.dropFirst().first == "run": runsKnownProgram
        case "swift": ["build", "test"].contains(words.dropFirst().first)
        case "curl": words.last?.hasPrefix("http://localhost:8080/health") == true
        case "docker", "systemctl": isInServerFile
        case let script? where script.hasPrefix("Examples/"): isExecutable(script)
        default: false
        }
    }

    /// Whether a file for servers has the same command.
    private var isInServerFile: Bool {
        let files = (try? Project.sources(in: ["Examples/Server"], suffix: "")) ?? []
        return files.contains { $0.text.contains(words.joined(separator: " ")) }
    }

    private func isExecutable(_ script: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: Project.folder.appending(path: script).path)
    }

    private var runsKnownProgram: Bool {
        guard let (program, arguments) = program else { return false }
        // It reads another package, so that only its options can be tested.
        if program.name == "preview-host-migrate" {
            return arguments.allSatisfy { ["--write", "--package"].contains($0) || !$0.hasPrefix("-") }
        }
        return ["preview-host", "bakery-previews"].contains(program.name) && Self.parses(arguments)
    }

    /// Whether a host takes the arguments.
    private static func parses(_ arguments: [String]) -> Bool {
        do {
            _ = try RootCommand.parseAsRoot(arguments)
            return true
        } catch {
            return RootCommand.exitCode(for: error) == .success
        }
    }

    /// Whether the line begins a package, with options that exist.
    var beginsPackage: Bool {
        words.count > 4 && words[4] == "preview-host-init"
            && (try? PackageSetup.InitCommand.parse(Array(words.dropFirst(5)))) != nil
    }

    /// Returns what the beginning of a package named `bakery` prints first.
    static func beginning() throws -> String {
        let parent = FileManager.default.temporaryDirectory.appending(path: "beginning-\(UUID().uuidString)")
        let folder = parent.appending(path: "bakery", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: parent) }
        let dependency = HostDependency(path: "../preview-host")
        return try PackageChanges(of: folder, library: nil, language: .template, dependency: dependency).write()
            .joined(separator: "\n")
    }
}
