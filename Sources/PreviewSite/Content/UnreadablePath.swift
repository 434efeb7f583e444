import Foundation

/// A file or folder that the system does not let be read.
struct UnreadablePath: Error, Hashable, Sendable {
    /// The whole path.
    let path: String
    /// A value of `errno`.
    let code: Int32

    /// It as something that is wrong with the project.
    var fault: SiteFault {
        SiteFault(
            message: "This cannot be read: \(String(cString: strerror(code))). Check what it is, and its permissions.",
            file: path, isUnread: true)
    }
}
