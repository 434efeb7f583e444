import Diagnostics
import Foundation
import Synchronization

/// The Swift files of a package's UI tests. Tests are no part of the program, so what they test is known only from their
/// source: a file that imports FOSTestingUI tests the views that it names, or whose ViewModels it names.
final class UITestSources: Sendable {
    /// The maximum size of a file in bytes.
    private static let limit = 1 << 20

    private let package: URL
    /// The names in the files that have been read.
    private let known = Mutex<[FolderFile: Set<String>]>([:])

    /// - Parameter package: The package's folder.
    init(package: URL) { self.package = package }

    /// Returns the names of views and ViewModels in all files. Reads those that changed since the last call.
    func names() -> Set<String> {
        let files = folders.flatMap { FolderFiles(below: $0).files }.filter { $0.path.hasSuffix(".swift") }
        return known.withLock { known in
            known = Dictionary(files.map { ($0, known[$0] ?? Self.names(in: $0)) }) { first, _ in first }
            return known.values.reduce(into: []) { $0.formUnion($1) }
        }
    }

    /// `Tests`, and the folders of an Xcode project such as `AppUITests`.
    private var folders: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
        return names.filter { $0.hasSuffix("Tests") }.map { package.appending(path: $0, directoryHint: .isDirectory) }
    }

    private static func names(in file: FolderFile) -> Set<String> {
        // Most tests are no UI tests, and bytes are searched faster than characters.
        guard let data = try? BoundedFile(URL(filePath: file.file), limit: limit).data(),
            data.range(of: Data("import FOSTestingUI".utf8)) != nil
        else { return [] }
        let words = String(decoding: data, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return Set(words.filter { $0.hasSuffix("View") || $0.hasSuffix("ViewModel") }.map(String.init))
    }
}
