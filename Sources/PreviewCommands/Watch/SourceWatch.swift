import Diagnostics
import FOSMVVM
import Foundation

/// The Swift code of a package: `Package.swift`, and the Swift files below `Sources` and `Examples`.
final class SourceWatch {
    private let package: URL
    private let watch = FolderWatch()
    private var state: [String: FileState]

    /// The milliseconds after which the files are listed even if no change was reported.
    private static let interval: Int32 = 500

    init(package: URL) {
        self.package = package.standardizedFileURL
        state = [:]
        state = current()
    }

    /// Waits until a file has been added, changed or removed since the last call.
    func waitForChange() {
        while true {
            watch.wait(milliseconds: Self.interval)
            _ = watch.hasChanges()
            let current = current()
            defer { state = current }
            if current != state { return }
        }
    }

    /// Lists the files, and watches their folders.
    private func current() -> [String: FileState] {
        watch.add(package.path(percentEncoded: false))
        let code = SourcePackage.programFolders
            .flatMap { FolderFiles(below: package.appending(path: $0), watch: watch).files }
            .filter { $0.path.hasSuffix(".swift") }
        var state = Dictionary(code.map { ($0.file, $0.state) }) { first, _ in first }
        let manifest = package.appending(path: "Package.swift").path(percentEncoded: false)
        if case .file(let manifestState) = FolderEntry.kind(of: manifest) { state[manifest] = manifestState }
        return state
    }
}
