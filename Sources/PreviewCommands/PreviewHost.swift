import ArgumentParser
import Foundation
import HTMLRendering
import TemplateEngine

/// The command line of a program that hosts previews. Its `main` is a call of ``main()``.
public enum PreviewHost {
    /// Runs the command that the program's arguments name, and ends the program.
    ///
    /// Exit codes: 0 when all is well, 1 when something was found or failed, 2 when the arguments are wrong.
    public static func main() -> Never {
        if let worker = PreviewWorker() { worker.run() }
        do {
            try CommandNames.check(CommandLine.arguments.dropFirst())
            var command = try RootCommand.parseAsRoot()
            try command.run()
            exit(with: .success)
        } catch {
            exit(with: error)
        }
    }

    private static func exit(with error: any Error) -> Never {
        let message = RootCommand.fullMessage(for: error)
        let code = exitCode(for: error)
        if code == .success {
            StandardOutput.print(message)
        } else if !message.isEmpty {
            StandardError.print(message)
        }
        exit(with: code)
    }

    /// Ends the program; with 1 instead of 0 where results could not be written.
    private static func exit(with code: ExitCode) -> Never {
        guard let failure = StandardOutput.failure else { Foundation.exit(code.rawValue) }
        StandardError.print("Error: \(failure.localizedDescription)")
        Foundation.exit(code.isSuccess ? ExitCode.failure.rawValue : code.rawValue)
    }

    private static func exitCode(for error: any Error) -> ExitCode {
        let code = RootCommand.exitCode(for: error)
        let isWrongUsage = error is UsageError || error is PackageSettingsError || code == .validationFailure
        return isWrongUsage ? wrongUsage : code
    }

    private static let wrongUsage = ExitCode(2)
}

/// The command of the whole program, which has the program's own name.
struct RootCommand: ParsableCommand {
    /// The name that the program runs under, as its user calls it.
    static let programName = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "preview-host"

    static let configuration = CommandConfiguration(
        commandName: programName,
        abstract: "Shows the previews of a Swift program in a web browser.",
        discussion: """
            Finds every #Preview that is linked into the program, renders it from its stub, its texts and its \
            template, and serves a catalog of all of them beside the package's docs.
            """,
        subcommands: [
            ServeCommand.self, ListCommand.self, RenderCommand.self, SnapshotsCommand.self, CheckCommand.self,
        ])
}

/// Why a command could not do what it was rightly asked for. The program ends with 1.
struct CommandFailure: LocalizedError {
    let errorDescription: String?

    init(_ message: String) {
        errorDescription = message
    }
}

/// An argument that names nothing there is. The program ends with 2.
struct UsageError: LocalizedError {
    let errorDescription: String?

    init(_ message: String) {
        errorDescription = message
    }
}

/// The words at the beginning of the arguments, which name a command.
enum CommandNames {
    /// Says which commands may have been meant by a word that names none; ArgumentParser says only that it is unexpected.
    ///
    /// - Throws: ``UsageError``.
    static func check(_ arguments: some Sequence<String>) throws {
        var commands = RootCommand.configuration.subcommands
        for word in arguments {
            guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
            guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
                let names = commands.compactMap { $0.configuration.commandName }
                throw UsageError(NearestNames.unknown("command", word, among: names, hint: " '--help' lists all."))
            }
            commands = command.configuration.subcommands
        }
    }
}
