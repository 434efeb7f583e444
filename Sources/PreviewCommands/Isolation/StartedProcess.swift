import Foundation

/// A process of this program, with the descriptors that connect to it.
///
/// This is the only file that starts workers.
struct StartedProcess {
    /// The number of the process, and of the session of the processes that it starts.
    let id: pid_t
    let link: Int32
    let messages: Int32

    /// - Parameters:
    ///   - timeout: The seconds that a preview may take.
    ///   - environment: Variables to add to the environment of this process.
    init(timeout: Double, environment: [String: String]) throws(SystemError) {
        let (link, end) = try Self.link()
        defer { close(end) }
        let (messages, source) = try Self.pipe()
        defer { close(source) }
        do throws(SystemError) {
            let role = try WorkerRole(timeout: timeout, link: end)
            id = try Self.spawn(
                input: end, output: source, environment: environment.merging([WorkerRole.variable: role.value]) { $1 })
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
        for end in ends {
            closeInOthers(end)
            #if canImport(Darwin)
                var yes: Int32 = 1
                setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
            #endif
        }
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
        // Dispatch blocks signals on its threads, and servers and commands ignore some. A process and what it starts would
        // inherit that.
        var (none, ignored) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&ignored)
        for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGQUIT] { sigaddset(&ignored, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &ignored)
        // A session of its own, which ends with it. Signals of the terminal go to the session of this process only.
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | newSession)
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
        /// POSIX_SPAWN_SETSID, which Glibc declares only for C code that asks for its extensions.
        private static let newSession: Int16 = 0x80
        /// The path of the running program, even if its file has been replaced.
        private static let executable = "/proc/self/exe"
    #else
        private static let streamType = SOCK_STREAM
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
        private static let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
}

/// The processes that a worker has started, with itself.
enum WorkerSession {
    /// Ends all processes of a session. Foundation gives each process that it starts a group of its own, so on Linux they
    /// are found by their session. Elsewhere, only those in the group of the worker end.
    static func end(_ id: pid_t) {
        _ = kill(-id, SIGKILL)
        #if os(Linux)
            let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            for process in processes.compactMap({ pid_t($0) }) where session(of: process) == id {
                _ = kill(process, SIGKILL)
            }
        #endif
    }

    #if os(Linux)
        /// Nil for a process that has ended and been reaped.
        private static func session(of process: pid_t) -> pid_t? {
            let session = getsid(process)
            return session < 0 ? nil : session
        }
    #endif
}

/// A failed system call, with the system's message.
struct SystemError: LocalizedError {
    /// - Parameter code: A value of `errno`.
    let code: Int32

    var errorDescription: String? { String(cString: strerror(code)) }

    static func check(_ result: Int32) throws(SystemError) {
        guard result != -1 else { throw SystemError(code: errno) }
    }
}
