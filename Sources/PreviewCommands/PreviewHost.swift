import ArgumentParser
import Foundation
import HTMLRendering

/// The command line of a program that hosts previews. Its `main` is a call of ``main()``.
public enum PreviewHost {
    /// Runs the command that the program's arguments name, and ends the program.
    ///
    /// Exit codes: 0 when all is well, 1 when something was found or failed, 2 when the arguments are wrong.
    public static func main() -> Never {
        if let worker = PreviewWorker() { worker.run() }
        do {
            try CommandWords.check(CommandLine.arguments.dropFirst())
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
