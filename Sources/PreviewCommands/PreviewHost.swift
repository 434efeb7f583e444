import ArgumentParser
import Diagnostics
import FOSFoundation
import Foundation
public import HTMLRendering
import PackageVersion
public import PreviewChecks
public import PreviewSite
import PreviewSnapshots
import Synchronization
import TemplateEngine

/// The command line of a program that hosts previews. Call ``main(rules:panels:renderers:)`` in the program's `main`.
public enum PreviewHost {
    /// Runs the command in the program's arguments, then ends the program.
    ///
    /// Exit status: 0 if the command found no problem, 1 if it found a problem or failed, 2 if the arguments are wrong.
    ///
    /// - Parameters:
    ///   - rules: The program's own rules of `check`.
    ///   - panels: The program's own panels of the workbench.
    ///   - renderers: The program's own ways to render views, which are tried in this order before all others.
    public static func main(
        rules: [any PreviewRule] = [], panels: [any PreviewPanel] = [], renderers: [any PreviewRenderer] = []
    ) -> Never {
        given.withLock { $0 = ProgramExtensions(rules: rules, panels: panels, renderers: renderers) }
        _ = StandardOutput.file
        // The main thread evaluates the views in Swift, for whichever thread renders them.
        do throws(ThreadError) {
            try StartedThread.run { run() }
        } catch {
            exit(with: error)
        }
        dispatchMain()
    }

    /// What the program adds to its commands, which ArgumentParser creates.
    static var extensions: ProgramExtensions { given.withLock(\.self) }

    private static let given = Mutex(ProgramExtensions())

    private static func run() -> Never {
        if let worker = PreviewWorker() { worker.run() }
        URL.rememberCurrentFolder()
        do {
            try Installation.checkArguments()
            try CommandNames.check(CommandLine.arguments.dropFirst())
            var command = try RootCommand.parseAsRoot()
            let asksForHelp = CommandLine.arguments.contains { ["help", "--help", "-h"].contains($0) }
            if !asksForHelp {
                try Installation.checkResources()
                Installation.linkResources()
            }
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

    /// Ends the program. The status is 1 instead of 0 if results could not be written.
    static func exit(with code: ExitCode) -> Never {
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

/// The root command, which has the program's own name.
struct RootCommand: ParsableCommand {
    /// The name under which the program runs.
    static let programName = HostProgram.runningName

    static let configuration = CommandConfiguration(
        commandName: programName,
        abstract: "Shows the previews of a Swift program in a web browser.",
        discussion: """
            Finds every #Preview that is linked into the program, renders it with its stub, texts and template, and \
            serves a catalog of all previews together with the package's docs.
            """,
        version: HostVersion.description,
        subcommands: [
            ServeCommand.self, WatchCommand.self, ListCommand.self, RenderCommand.self, SnapshotsCommand.self,
            CheckCommand.self, ExportCommand.self, InitCommand.self, GenerateCommand.self,
            MCPCommand.self,
        ])
}

/// A failure of a command with correct arguments. The program ends with status 1.
struct CommandFailure: LocalizedError {
    let errorDescription: String?

    init(_ message: String) {
        errorDescription = message
    }
}

/// An argument that names something unknown. The program ends with status 2.
struct UsageError: LocalizedError {
    let errorDescription: String?

    init(_ message: String) {
        errorDescription = message
    }
}

/// The words at the start of the arguments, which name a command.
enum CommandNames {
    /// Suggests commands for an unknown word. ArgumentParser would only report the word as unexpected.
    ///
    /// - Throws: ``UsageError``.
    static func check(_ arguments: some Sequence<String>) throws {
        var commands = RootCommand.configuration.subcommands
        for word in arguments {
            guard !commands.isEmpty, !word.hasPrefix("-") else { return }
            if word == "help" { continue }
            guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
                let names = commands.compactMap { $0.configuration.commandName }
                throw UsageError(NearestNames.unknown("command", word, among: names, hint: " '--help' lists all."))
            }
            commands = command.configuration.subcommands
        }
    }
}
