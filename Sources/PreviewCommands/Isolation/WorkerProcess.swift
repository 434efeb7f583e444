import Foundation
import Synchronization

/// A worker, as seen by the process that started it. It makes one preview at a time, and may die from one.
///
/// This is the only file that starts processes.
final class WorkerProcess: Sendable {
    /// The lock that lets only one worker start at a time. Otherwise, a worker would inherit another's descriptors.
    private static let starting = Mutex(())
    /// The seconds in which most previews are made.
    private static let usual = 0.25

    private let id: pid_t
    /// The descriptor that sends the names of previews, and receives a byte when the worker is ready for the next one.
    private let link: Int32
    /// The descriptor that receives the messages of the worker.
    private let messages: Int32
    private let isReaped = Mutex(false)

    /// Starts this program as a worker, and waits until it is ready.
    ///
    /// - Throws: ``PreviewTrialError/noWorker(_:)``.
    init(timeout: Double) throws(PreviewTrialError) {
        let started: StartedProcess
        do throws(SystemError) {
            started = try Self.starting.withLock { _ throws(SystemError) in
                try StartedProcess(environment: [
                    PreviewWorker.timeoutVariable: String(timeout), "SWIFT_BACKTRACE": "enable=no",
                ])
            }
        } catch {
            throw .noWorker(error.localizedDescription)
        }
        (id, link, messages) = (started.id, started.link, started.messages)
        var written = WorkerMessages()
        guard answer(before: nil, &written) == .ready else { throw .noWorker(death(written).description) }
    }

    deinit {
        kill()
        _ = exitStatus()
        close(link)
        close(messages)
    }

    /// Makes a preview in the worker, and waits for the result.
    ///
    /// - Parameters:
    ///   - name: The name of the preview.
    ///   - timeout: The seconds that the preview may take.
    ///   - isSlow: A function that is called if the preview takes longer than most previews.
    /// - Throws: ``PreviewTrialError/died(_:)`` or ``PreviewTrialError/timedOut(_:)``. The worker is then unusable.
    func make(_ name: String, timeout: Double, isSlow: () -> Void) throws(PreviewTrialError) {
        var written = WorkerMessages()
        let start = ContinuousClock.now
        send(name + "\n")
        var reply = answer(before: start + .seconds(min(timeout, Self.usual)), &written)
        if reply == nil, timeout > Self.usual {
            isSlow()
            reply = answer(before: start + .seconds(timeout), &written)
        }
        switch reply {
        case .ready: return
        case .end: throw .died(death(written))
        case .none: throw .timedOut(timeout)
        }
    }

    /// Ends the worker. Can be called on any thread.
    func kill() {
        isReaped.withLock { isReaped in
            if !isReaped { _ = Foundation.kill(id, SIGKILL) }
        }
    }

    private enum Answer {
        case ready
        /// Closes the worker's end of the link.
        case end
    }

    /// Returns the next answer, or nil after the time limit. Meanwhile, reads the worker's messages, so that it is
    /// never blocked.
    private func answer(before deadline: ContinuousClock.Instant?, _ written: inout WorkerMessages) -> Answer? {
        while true {
            var waiting = [
                pollfd(fd: link, events: Int16(POLLIN), revents: 0),
                pollfd(fd: messages, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&waiting, nfds_t(waiting.count), Self.milliseconds(until: deadline))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? nil : .end }
            if waiting[1].revents != 0 { written.read(from: messages) }
            guard waiting[0].revents != 0 else { continue }
            var byte: UInt8 = 0
            switch recv(link, &byte, 1, 0) {
            case 1: return .ready
            case -1 where errno == EINTR: continue
            default: return .end
            }
        }
    }

    /// Converts a time for `poll`: rounded up, at most a day, and -1 for no limit.
    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let rest = max(.zero, ContinuousClock.now.duration(to: deadline))
        return Int32(min(86_400_000, (rest / .milliseconds(1)).rounded(.up)))
    }

    /// Sends a whole text. If the worker has died, waiting for its answer finds out.
    private func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(link, $0.baseAddress, $0.count, Self.noSignal) }
            if count < 0, errno != EINTR { return }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// Returns how the worker died after it closed its link.
    private func death(_ written: WorkerMessages) -> WorkerDeath {
        kill()
        let status = exitStatus()
        var written = written
        written.read(from: messages)
        return WorkerDeath(status: status, messages: written)
    }

    /// Waits for the end of the process. Returns the status of `waitpid`, or 0 if it is no longer known.
    private func exitStatus() -> Int32 {
        isReaped.withLock { isReaped in
            var status: Int32 = 0
            guard !isReaped else { return status }
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
            isReaped = true
            return status
        }
    }

    #if canImport(Glibc)
        private static let noSignal = Int32(MSG_NOSIGNAL)
    #else
        private static let noSignal: Int32 = 0
    #endif
}

/// The way a worker died.
enum WorkerDeath {
    case exited(Int32)
    /// A crash, with the message of the Swift runtime or the name of the signal.
    case crashed(String)

    /// - Parameter status: The status from `waitpid`.
    init(status: Int32, messages: WorkerMessages) {
        // The layout of the status is the same on all systems. Swift cannot import the macros that read it.
        let signal = status & 0x7F
        self =
            signal == 0
            ? .exited(status >> 8 & 0xFF)
            : .crashed(messages.crash ?? "\(String(cString: strsignal(signal))) (signal \(signal)).")
    }

    /// A sentence about the death for the end of a message.
    var description: String {
        switch self {
        case .exited(let code): "It ended with exit code \(code)."
        case .crashed(let message): message
        }
    }
}

/// The last messages that a worker wrote while it made a preview.
struct WorkerMessages {
    /// The limit in bytes, which is more than the message of a crash.
    private static let limit = 4096

    private var bytes: [UInt8]

    /// Reads the available messages without waiting.
    mutating func read(from descriptor: Int32) {
        var piece = [UInt8](repeating: 0, count: Self.limit)
        while true {
            let count = Foundation.read(descriptor, &piece, piece.count)
            guard count > 0 else { return }
            bytes = (bytes + piece[..<count]).suffix(Self.limit)
        }
    }

    /// The words with which the Swift runtime reports a crash.
    private static let crashes = ["Fatal error", "Precondition failed", "Assertion failed"]

    /// The last line that reports a crash.
    var crash: String? {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.last { line in Self.crashes.contains { line.contains($0) } }.map(String.init)
    }

    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
    }
}

/// A process of this program, with the descriptors that connect to it.
private struct StartedProcess {
    let id: pid_t
    let link: Int32
    let messages: Int32

    /// - Parameter environment: Variables to add to the environment of this process.
    init(environment: [String: String]) throws(SystemError) {
        let (link, end) = try Self.link()
        defer { close(end) }
        let (messages, source) = try Self.pipe()
        defer { close(source) }
        do throws(SystemError) {
            id = try Self.spawn(input: end, output: source, environment: environment)
        } catch {
            close(link)
            close(messages)
            throw error
        }
        (self.link, self.messages) = (link, messages)
    }

    private static func link() throws(SystemError) -> (here: Int32, there: Int32) {
        var ends: [Int32] = [-1, -1]
        try SystemError.check(socketpair(AF_UNIX, streamType, 0, &ends))
        for end in ends { closeInOthers(end) }
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return (ends[0], ends[1])
    }

    /// Creates a pipe that is read without waiting.
    private static func pipe() throws(SystemError) -> (here: Int32, there: Int32) {
        var ends: [Int32] = [-1, -1]
        try SystemError.check(Foundation.pipe(&ends))
        for end in ends { closeInOthers(end) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        return (ends[0], ends[1])
    }

    private static func closeInOthers(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    private static func spawn(
        input: Int32, output: Int32, environment: [String: String]
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        // Dispatch blocks signals on its threads, and a process would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var id: pid_t = 0
        let code = withCStrings(CommandLine.arguments) { arguments in
            withCStrings(variables.map { "\($0)=\($1)" }) { variables in
                posix_spawn(&id, executable, &actions, &attributes, arguments, variables)
            }
        }
        guard code == 0 else { throw SystemError(code: code) }
        return id
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }

    #if canImport(Glibc)
        private static let streamType = Int32(SOCK_STREAM.rawValue)
        /// The path of the running program, even if its file has been replaced.
        private static let executable = "/proc/self/exe"
    #else
        private static let streamType = SOCK_STREAM
        private static let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
}

/// A failed system call, with the system's message.
private struct SystemError: LocalizedError {
    /// - Parameter code: A value of `errno`.
    let code: Int32

    var errorDescription: String? { String(cString: strerror(code)) }

    static func check(_ result: Int32) throws(SystemError) {
        guard result != -1 else { throw SystemError(code: errno) }
    }
}
