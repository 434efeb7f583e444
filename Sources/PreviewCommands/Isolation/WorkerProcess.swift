import Foundation
import Synchronization

/// A worker as the process that has started it sees it: it makes one preview at a time, and may die of it.
///
/// The only file that starts processes.
final class WorkerProcess: Sendable {
    /// One worker starts at a time, because another would get this one's descriptors and keep them open.
    private static let starting = Mutex(())

    private let id: pid_t
    /// Takes the names of previews. Gives a byte when the worker is ready for the next one.
    private let link: Int32
    /// Gives what the worker writes for people.
    private let messages: Int32
    private let isReaped = Mutex(false)

    /// Starts this program as a worker and waits until it is ready.
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

    /// Has the worker make a preview and waits for it.
    ///
    /// - Throws: ``PreviewTrialError/died(_:)`` or ``PreviewTrialError/timedOut(_:)``; the worker is of no use then.
    func make(_ name: String, timeout: Double) throws(PreviewTrialError) {
        var written = WorkerMessages()
        send(name + "\n")
        switch answer(before: .now + .seconds(timeout), &written) {
        case .ready: return
        case .end: throw .died(death(written))
        case .none: throw .timedOut(timeout)
        }
    }

    /// Ends the worker, on any thread.
    func kill() {
        isReaped.withLock { isReaped in
            if !isReaped { _ = Foundation.kill(id, SIGKILL) }
        }
    }

    private enum Answer {
        case ready
        /// The worker's end of the link is closed.
        case end
    }

    /// The next answer; nil where none comes in time. Reads what the worker writes meanwhile, so that it is never held up.
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

    /// A time for `poll`: rounded up, at most a day, and -1 for ever.
    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let rest = max(.zero, ContinuousClock.now.duration(to: deadline))
        return Int32(min(86_400_000, (rest / .milliseconds(1)).rounded(.up)))
    }

    /// Sends all of a text. A worker that has died is found out by its answer.
    private func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(link, $0.baseAddress, $0.count, Self.noSignal) }
            if count < 0, errno != EINTR { return }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// How the worker died, whose link is closed.
    private func death(_ written: WorkerMessages) -> WorkerDeath {
        kill()
        let status = exitStatus()
        var written = written
        written.read(from: messages)
        return WorkerDeath(status: status, messages: written)
    }

    /// Waits for the end of the process. Its status is that of `waitpid`; 0 where it is known no more.
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

/// How a worker died.
enum WorkerDeath {
    case exited(Int32)
    /// With the message of the Swift runtime, or else the signal's name.
    case crashed(String)

    /// - Parameter status: What `waitpid` gave.
    init(status: Int32, messages: WorkerMessages) {
        // The layout of the status is the same on all systems: the macros that read it are not imported.
        let signal = status & 0x7F
        self =
            signal == 0
            ? .exited(status >> 8 & 0xFF)
            : .crashed(messages.crash ?? "\(String(cString: strsignal(signal))) (signal \(signal)).")
    }

    /// The death as the end of a message.
    var description: String {
        switch self {
        case .exited(let code): "It ended with exit code \(code)."
        case .crashed(let message): message
        }
    }
}

/// The end of what a worker has written for people while it made a preview.
struct WorkerMessages {
    /// More than the message of a crash.
    private static let limit = 4096

    private var bytes: [UInt8]

    /// Adds what there is to read, without waiting.
    mutating func read(from descriptor: Int32) {
        var piece = [UInt8](repeating: 0, count: Self.limit)
        while true {
            let count = Foundation.read(descriptor, &piece, piece.count)
            guard count > 0 else { return }
            bytes = (bytes + piece[..<count]).suffix(Self.limit)
        }
    }

    /// What the Swift runtime calls a crash.
    private static let crashes = ["Fatal error", "Precondition failed", "Assertion failed"]

    /// The last line in which the Swift runtime reports a crash.
    var crash: String? {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.last { line in Self.crashes.contains { line.contains($0) } }.map(String.init)
    }

    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
    }
}

/// A process of this program, with the descriptors that lead to it.
private struct StartedProcess {
    let id: pid_t
    let link: Int32
    let messages: Int32

    /// - Parameter environment: Variables that the process gets besides this one's.
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

    /// A pipe that is read without waiting.
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
        // Dispatch blocks signals on its threads, which a process would keep.
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
        /// What runs, though its file may have been replaced since.
        private static let executable = "/proc/self/exe"
    #else
        private static let streamType = SOCK_STREAM
        private static let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
}

/// What the system says about a call that failed.
private struct SystemError: LocalizedError {
    /// A value of `errno`.
    let code: Int32

    var errorDescription: String? { String(cString: strerror(code)) }

    static func check(_ result: Int32) throws(SystemError) {
        guard result != -1 else { throw SystemError(code: errno) }
    }
}
