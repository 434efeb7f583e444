import ArgumentParser
import Foundation
import HTTPServer
import Synchronization

/// The command `preview-host watch`.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Serves the catalog, and builds it again after each change of Swift code.",
        discussion: """
            Takes the options of 'serve'. If a build fails, open pages show the errors, and the last successful build \
            keeps running. Open pages reconnect by themselves after a build.

              \(RootCommand.programName) watch --port 3000
            """)

    @OptionGroup var options: ServeOptions

    func run() throws {
        let shutdown = ShutdownSignal()
        let program = try WatchedProgram(
            package: options.package.folder, arguments: ["serve"] + CommandLine.arguments.dropFirst(2))
        Thread.detachNewThread { program.watch() }
        shutdown.wait()
        program.end()
    }
}

/// The program of this process, which is built again and restarted when its sources change.
private final class WatchedProgram: Sendable {
    fileprivate struct State {
        var process: Process?
        var build: Process?
        var hasEnded = false
    }

    private let state = Mutex(State())
    private let executable: URL
    private let arguments: [String]
    private let package: URL
    private let errors: URL

    init(package: URL, arguments: [String]) throws {
        guard let executable = Bundle.main.executableURL else {
            throw CommandFailure("The path of this program is not known. Run it with its whole path.")
        }
        self.executable = executable
        self.arguments = arguments
        self.package = package
        errors = FileManager.default.temporaryDirectory.appending(path: "preview-host-\(UUID().uuidString).log")
        try Data().write(to: errors)
    }

    /// Starts the program, and builds and starts it again after each change, until the process ends.
    func watch() {
        let sources = SourceWatch(package: package)
        while true {
            report(restart)
            repeat { sources.waitForChange() } while !build()
        }
    }

    private func report(_ action: () throws -> Void) {
        do { try action() } catch { StandardError.print("Error: \(error.localizedDescription)") }
    }

    /// Builds the program. Returns whether it can be started.
    private func build() -> Bool {
        StandardOutput.print("Building…")
        let start = ContinuousClock.now
        let failure = ProgramBuild(executable: executable, package: package).run { process in
            state.withLock { $0.build = process }
        }
        if let failure {
            StandardError.print(failure)
        } else {
            StandardOutput.print("Built in \(Self.seconds(since: start)) s.")
        }
        state.withLock { state in
            guard !state.hasEnded else { return }
            report { try Data((failure ?? "").utf8).write(to: errors) }
        }
        return failure == nil
    }

    /// Starts the program. If it is running, it ends first, because both use the same port.
    private func restart() throws {
        try state.withLock { state in
            guard !state.hasEnded else { return }
            state.stop()
            let process = Process()
            process.executableURL = executable
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment
                .merging([BuildErrorsVariable.name: errors.path(percentEncoded: false)]) { $1 }
            try process.run()
            state.process = process
        }
    }

    /// Ends the program for good.
    func end() {
        state.withLock { state in
            state.hasEnded = true
            if let build = state.build, build.isRunning { build.interrupt() }
            state.stop()
        }
        try? FileManager.default.removeItem(at: errors)
    }

    private static func seconds(since start: ContinuousClock.Instant) -> String {
        (start.duration(to: .now) / .seconds(1))
            .formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US_POSIX")))
    }
}

extension WatchedProgram.State {
    fileprivate mutating func stop() {
        guard let process else { return }
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        self.process = nil
    }
}
