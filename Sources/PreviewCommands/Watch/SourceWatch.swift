import Diagnostics
import FOSMVVM
import Foundation

/// The Swift code of a package: `Package.swift`, and the Swift files below `Sources` and `Examples`.
final class SourceWatch {
    private let package: URL
    private let watch = FolderWatch()
    /// The state of each file by its path without links, so that a file to which links lead is one file.
    private var state: [String: FileState]

    /// The milliseconds after which the files are listed even if no change was reported.
    private static let interval: Int32 = 500

    init(package: URL) {
        self.package = package.standardizedFileURL
        state = [:]
        state = current()
    }

    /// Waits until a file has been added, changed or removed since the last call.
    func waitForChange() -> SourceChanges {
        while true {
            watch.wait(milliseconds: Self.interval)
            _ = watch.hasChanges()
            let current = current()
            defer { state = current }
            if current != state { return SourceChanges(from: state, to: current) }
        }
    }

    /// Lists the files, and watches their folders.
    private func current() -> [String: FileState] {
        watch.add(package.path(percentEncoded: false))
        let code = SourcePackage.programFolders
            .flatMap { FolderFiles(below: package.appending(path: $0), watch: watch).files }
            .filter { $0.path.hasSuffix(".swift") }
        var state = Dictionary(code.map { ($0.resolvedPath, $0.state) }) { first, _ in first }
        let manifest = package.appending(path: "Package.swift").path(percentEncoded: false)
        if case .file(let manifestState) = FolderEntry.kind(of: manifest) { state[manifest] = manifestState }
        return state
    }
}

/// The files that have changed since an earlier time.
struct SourceChanges {
    /// The paths of the files that were added, changed or removed.
    let paths: Set<String>
    /// Whether every one of these files existed before, and still does.
    private let areEdits: Bool
    /// When the last one of the other files was changed, in nanoseconds since 1970.
    private let lastOther: Int64

    init(from before: [String: FileState], to now: [String: FileState]) {
        let paths = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }
        self.paths = paths
        areEdits = paths.allSatisfy { before[$0] != nil && now[$0] != nil }
        lastOther = now.filter { !paths.contains($0.key) }.map(\.value.modified).max() ?? 0
    }

    /// Whether files were only edited, and a program was built after all other files were changed.
    func areOnlyEdits(sinceBuildOf program: URL) -> Bool {
        guard areEdits, case .file(let built) = FolderEntry.kind(of: program.path(percentEncoded: false)) else {
            return false
        }
        return lastOther < built.modified
    }
}
