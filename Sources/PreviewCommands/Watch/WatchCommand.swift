import ArgumentParser
import FOSFoundation
import Foundation
import HTTPServer
import PreviewSite
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
            package: options.package.folder, arguments: ["serve"] + CommandLine.arguments.dropFirst(2),
            isOutdated: PackageOption.firstChange(after: options.package.catalog()) != nil,
            whenNotStarted: shutdown.send)
        try StartedThread.run { program.watch() }
        shutdown.wait()
        if let status = program.end() { throw ExitCode(status) }
    }
}

/// The process of `watch` that has started this one, whose standard input is open for as long as it runs.
enum WatchingProcess {
    /// Calls the action after the process has ended, even if it was killed, and removes its file of build errors.
    static func whenEnded(_ action: @escaping @Sendable () -> Void) throws(ThreadError) {
        guard let errors = BuildErrorsVariable.file else { return }
        try StartedThread.run {
            _ = try? FileHandle.standardInput.readToEnd()
            try? FileManager.default.removeItem(at: errors)
            action()
        }
    }
}

/// The program of this process, which is built again and restarted when its sources change.
private final class WatchedProgram: Sendable {
    fileprivate struct State {
        var process: Process?
        /// The standard input of the program, which ends if this process is killed.
        var input: Pipe?
        var build: Process?
        /// Whether the sources have not changed since the start.
        var isFirst = true
        var hasEnded = false
        /// The status with which the program ended by itself before a change of the sources.
        var failure: Int32?
    }

    private let state = Mutex(State())
    private let executable: URL
    private let arguments: [String]
    private let package: URL
    private let errors: URL
    private let isOutdated: Bool
    private let whenNotStarted: @Sendable () -> Void

    /// - Parameters:
    ///   - isOutdated: Whether sources are newer than the program, so that it is built first.
    ///   - whenNotStarted: Called if the program ends by itself before a change of the sources, such as for a port that
    ///     is in use.
    init(
        package: URL, arguments: [String], isOutdated: Bool, whenNotStarted: @escaping @Sendable () -> Void
    ) throws {
        guard let executable = Bundle.main.executableURL else {
            throw CommandFailure("The path of this program is not known. Run it with its whole path.")
        }
        self.executable = executable
        self.arguments = arguments
        self.package = package
        self.isOutdated = isOutdated
        self.whenNotStarted = whenNotStarted
        errors = FileManager.default.temporaryDirectory.appending(path: "preview-host-\(UUID().uuidString).log")
        try Data().write(to: errors)
    }

    /// Starts the program, and builds and starts it again after each change, until the process ends.
    func watch() {
        let sources = SourceWatch(package: package)
        let program = ProgramBuild(executable: executable, package: package)
        var isBuilt = !isOutdated || build(program, nil)
        while true {
            report(restart)
            repeat {
                let changes = sources.waitForChange()
                isBuilt = build(program, isBuilt ? changes : nil)
            } while !isBuilt
            state.withLock { $0.isFirst = false }
        }
    }

    private func report(_ action: () throws -> Void) {
        do { try action() } catch { StandardError.print("Error: \(error.localizedDescription)") }
    }

    /// Builds the program after changes; nil if they are not known. Returns whether it can be started.
    private func build(_ program: ProgramBuild, _ changes: SourceChanges?) -> Bool {
        StandardOutput.print("Building…")
        let start = ContinuousClock.now
        let failure = program.run(changes) { process in state.withLock { $0.build = process } }
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
            let input = Pipe()
            process.standardInput = input
            process.standardOutput = StandardOutput.file
            process.terminationHandler = { [weak self] in self?.processEnded($0) }
            try process.run()
            (state.process, state.input) = (process, input)
        }
    }

    private func processEnded(_ process: Process) {
        let isNotStarted = state.withLock { state in
            guard state.process === process, state.isFirst, process.terminationStatus != 0 else { return false }
            state.failure = process.terminationStatus
            return true
        }
        if isNotStarted { whenNotStarted() }
    }

    /// Ends the program for good. Returns the status with which it ended by itself if it could not be started.
    func end() -> Int32? {
        let failure = state.withLock { state in
            state.hasEnded = true
            if let build = state.build, build.isRunning { build.interrupt() }
            state.stop()
            return state.failure
        }
        try? FileManager.default.removeItem(at: errors)
        return failure
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
        (self.process, input) = (nil, nil)
    }
}
