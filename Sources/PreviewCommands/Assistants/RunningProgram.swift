import Diagnostics
import Foundation

/// The program of this process, which a build can replace while it runs.
///
/// This is the only file that replaces a process.
struct RunningProgram: Sendable {
    let executable: URL
    private let first: FileState

    /// - Throws: ``CommandFailure`` if the file of the program is not known.
    init() throws {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath(),
            let state = Self.state(of: executable)
        else { throw CommandFailure("The path of this program is not known. Run it with its whole path.") }
        (self.executable, first) = (executable, state)
    }

    /// When the running program was built.
    var built: Date { Date(timeIntervalSince1970: Double(first.modified) / 1_000_000_000) }

    /// Whether a build has written another program since the start.
    var isReplaced: Bool {
        guard let state = Self.state(of: executable) else { return false }
        return state != first
    }

    /// Continues this process with the new program and the same arguments. Does not return. Standard input and output stay open,
    /// and every other file is closed.
    ///
    /// - Parameters:
    ///   - output: The file that becomes standard output.
    ///   - handover: What the new program takes over.
    /// - Throws: ``CommandFailure`` if the new program cannot be started.
    func replace(output: Int32, handing handover: ProgramHandover) throws -> Never {
        try handover.write()
        dup2(output, STDOUT_FILENO)
        closeOthersInNewProgram()
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
        execv(executable.path(percentEncoded: false), &arguments)
        let reason = String(cString: strerror(errno))
        for argument in arguments { free(argument) }
        throw CommandFailure("The program was built again, but the new one cannot be started: \(reason)")
    }

    private func closeOthersInNewProgram() {
        let limit = Int32(clamping: sysconf(Int32(_SC_OPEN_MAX)))
        for descriptor in (STDERR_FILENO + 1)..<min(max(limit, STDERR_FILENO + 1), 65_536) {
            let flags = fcntl(descriptor, F_GETFD)
            if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
        }
    }

    private static func state(of file: URL) -> FileState? {
        guard case .file(let state) = FolderEntry.kind(of: file.path(percentEncoded: false)) else { return nil }
        return state
    }
}

/// What a program takes over from the one that it replaces in the same process, in a file that is read once.
struct ProgramHandover: Codable {
    private static let variable = "PREVIEW_HOST_HANDOVER"

    /// What was read from the assistant, and not answered.
    let input: Data
    /// The outlines that the assistant has seen, by their keys.
    let outlines: [String: [String]]
    /// The calls that asked for changed previews.
    let files: SeenFiles.Calls
    /// The resources to which it has subscribed, with hashes of what it knows of them.
    let subscriptions: [String: UInt64]

    /// Writes the file, which only this user can read, and whose path is in the environment.
    fileprivate func write() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "preview-host-\(UUID().uuidString).json")
        let data = try JSONEncoder().encode(self)
        guard
            FileManager.default.createFile(
                atPath: file.path(percentEncoded: false), contents: data, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path]) }
        setenv(Self.variable, file.path(percentEncoded: false), 1)
    }

    /// Returns what the program before has left. Nil for the first one.
    static func take() -> ProgramHandover? {
        guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
        unsetenv(variable)
        let file = URL(filePath: path)
        defer { try? FileManager.default.removeItem(at: file) }
        return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    }
}
