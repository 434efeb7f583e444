import Diagnostics
import Foundation
import HTMLRendering
import Synchronization

/// The files of a package at the calls that asked which of them have changed. Any number of threads may use it.
final class SeenFiles: Sendable {
    /// What identifies the content of each file, by its path in the package.
    typealias States = [String: String]

    /// The files at the last two calls. Nil for calls that were not made.
    struct Calls: Codable {
        fileprivate(set) var earlier: States?
        fileprivate(set) var last: States?
    }

    private let package: URL
    private let state: Mutex<Calls>

    /// - Parameter calls: The calls that another program has answered.
    init(below package: URL, calls: Calls? = nil) {
        self.package = package
        state = Mutex(calls ?? Calls())
    }

    /// The calls so far.
    var calls: Calls { state.withLock(\.self) }

    /// Calls a function with what has changed since the last call. Returns nil for the first one. A call whose function throws
    /// an error does not count.
    ///
    /// - Parameter isContinued: Whether the call asks for more of the last answer, and not for later changes.
    func changes<Result>(isContinued: Bool, _ body: (FileChanges) throws -> Result) rethrows -> Result? {
        var calls = calls
        if !isContinued { calls = Calls(earlier: calls.last, last: files()) }
        let result = try calls.changes.map(body)
        state.withLock { $0 = calls }
        return result
    }

    /// Returns the files that are there, without those that Git ignores.
    private func files() -> States {
        let known = FileChanges.paths(in: package)
        var states = FolderFiles(below: package).files.map { ($0.path, $0.state) }
            .filter { known?.contains($0.0) != false }
        let settings = PackageSettings.fileName
        if case .file(let state) = FolderEntry.kind(of: package.appending(path: settings).path(percentEncoded: false)) {
            states.append((settings, state))
        }
        return Dictionary(uniqueKeysWithValues: states.map { ($0, "\($1.size) \($1.modified)") })
    }
}

extension SeenFiles.Calls {
    fileprivate var changes: FileChanges? {
        guard let earlier, let last else { return nil }
        let changed = Set(earlier.keys).union(last.keys).filter { earlier[$0] != last[$0] }
        return FileChanges(
            since: "the last call",
            files: changed.map { FileChanges.File(path: $0, isEdited: earlier[$0] != nil && last[$0] != nil) })
    }
}
