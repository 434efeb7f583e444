package import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Replaces files as a whole, so that nobody reads a part of one, even if the process is killed meanwhile.
package enum FileReplacement {
    /// The start of the name of a file that has not replaced another yet. The number of its process follows.
    private static let prefix = ".preview-host-new-"

    /// The folders from which this process has removed what killed processes left behind.
    private static let cleaned = Mutex<Set<String>>([])

    /// Writes a new file, or replaces one, which keeps its permissions. The folder must exist.
    ///
    /// - Throws: An error of Foundation, about the file.
    package static func write(_ bytes: Data, to file: URL) throws {
        let (path, folder) = (file.path(percentEncoded: false), file.deletingLastPathComponent())
        removeLeftovers(in: folder.path(percentEncoded: false))
        let name = "\(prefix)\(getpid())-\(UUID().uuidString)"
        let unfinished = folder.appending(path: name, directoryHint: .notDirectory)
        do {
            try bytes.write(to: unfinished, options: .withoutOverwriting)
            try ReplacedFiles.noting(file, bytes) { try move(unfinished.path(percentEncoded: false), to: path) }
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            guard let error = error as? CocoaError else { throw error }
            throw CocoaError(error.code, userInfo: error.userInfo.merging([NSFilePathErrorKey: path]) { $1 })
        }
    }

    /// Gives a file the permissions of the one that it replaces before it does so.
    private static func move(_ unfinished: String, to path: String) throws {
        var replaced = stat()
        if lstat(path, &replaced) == 0, replaced.st_mode & S_IFMT == S_IFREG {
            chmod(unfinished, replaced.st_mode & 0o7777)
        }
        guard rename(unfinished, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Removes what processes that no longer run could not finish, once for each folder.
    private static func removeLeftovers(in folder: String) {
        guard cleaned.withLock({ $0.insert(folder).inserted }) else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where isLeftover(name) {
            unlink("\(folder)/\(name)")
        }
    }

    private static func isLeftover(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }) else {
            return false
        }
        return process > 0 && kill(process, 0) != 0 && errno == ESRCH
    }
}
