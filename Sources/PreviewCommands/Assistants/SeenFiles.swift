import Diagnostics
import Foundation
import HTMLRendering
import Synchronization

/// The files of a package at the calls that asked which of them have changed. Any number of threads may use it.
final class SeenFiles: Sendable {
    /// What identifies the content of each file, by its path in the package.
    typealias States = [String: String]

    private let package: URL
    private let seen: Mutex<(earlier: States?, last: States?)>

    /// - Parameter last: The files at the last call, as another program has seen them. Nil before the first call.
    init(below package: URL, last: States? = nil) {
        self.package = package
        seen = Mutex((nil, last))
    }

    /// The files at the last call. Nil before the first one.
    var last: States? { seen.withLock(\.last) }

    /// Returns what has changed since the last call. Nil for the first one.
    ///
    /// - Parameter isContinued: Whether the call asks for more of the last answer, and not for later changes.
    func changes(isContinued: Bool) -> FileChanges? {
        let present = files()
        let (earlier, now) = seen.withLock { seen in
            if !isContinued { seen = (earlier: seen.last, last: present) }
            return (seen.earlier, seen.last ?? present)
        }
        guard let earlier else { return nil }
        let changed = Set(earlier.keys).union(now.keys).filter { earlier[$0] != now[$0] }
        return FileChanges(
            since: "the last call",
            files: changed.map { FileChanges.File(path: $0, isEdited: earlier[$0] != nil && now[$0] != nil) })
    }

    private func files() -> States {
        var states = FolderFiles(below: package).files.map { ($0.path, $0.state) }
        let settings = PackageSettings.fileName
        if case .file(let state) = FolderEntry.kind(of: package.appending(path: settings).path(percentEncoded: false)) {
            states.append((settings, state))
        }
        return Dictionary(uniqueKeysWithValues: states.map { ($0, "\($1.size) \($1.modified)") })
    }
}
