import Foundation

/// What makes a process of this program a worker: the value of an environment variable, and standard input, which is the
/// socket that the value names. So the variable alone changes nothing.
struct WorkerRole {
    static let variable = "PREVIEW_HOST_WORKER"

    /// The time limit for a preview, in seconds.
    let timeout: Double
    /// The number of the socket in the system.
    let link: UInt64

    /// Creates the role of a worker with one end of a link.
    init(timeout: Double, link: Int32) throws(SystemError) {
        guard let number = Self.number(ofLink: link) else { throw SystemError(code: ENOTSOCK) }
        self.timeout = timeout
        self.link = number
    }

    /// Reads the value of the variable. Nil for another value.
    init?(_ value: String) {
        let parts = value.split(separator: " ")
        guard parts.count == 2, let timeout = Double(parts[0]), let link = UInt64(parts[1]) else { return nil }
        self.timeout = timeout
        self.link = link
    }

    /// The value of the variable.
    var value: String { "\(timeout) \(link)" }

    /// Returns the number of a socket in the system, by which two processes recognize it. Nil for any other file.
    static func number(ofLink descriptor: Int32) -> UInt64? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
        return UInt64(status.st_ino)
    }
}
