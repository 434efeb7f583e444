import Foundation

@testable import PreviewCommands

/// A line of a shell on a page.
struct ShownCommand {
    /// The words, without the variables that are set before them.
    let words: [String]

    /// The commands of a block, one in each line.
    static func all(in code: String) -> [ShownCommand] { code.split(separator: "\n").map(ShownCommand.init) }

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
        case "swift" where words.starts(with: ["swift", "run", "--package-path"]): isOfTools
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
        return ["preview-host", "bakery-previews"].contains(program.name) && Self.parses(arguments)
    }

    /// Whether the line runs a program of the package in `Tools`, whose tests read its arguments.
    var isOfTools: Bool { words.count > 4 && words[3].hasSuffix("Tools") && words[4].hasPrefix("preview-host-") }

    /// Whether a host takes the arguments.
    private static func parses(_ arguments: [String]) -> Bool {
        do {
            _ = try RootCommand.parseAsRoot(arguments)
            return true
        } catch {
            return RootCommand.exitCode(for: error) == .success
        }
    }
}
