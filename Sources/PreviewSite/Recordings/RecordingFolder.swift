import Diagnostics
import Foundation
import PreviewCatalog

/// The recordings of a package, `Recordings/{ViewModel}/{preview}/{name}.jsonl`.
struct RecordingFolder: Sendable {
    static let name = "Recordings"
    private static let fileExtension = "jsonl"
    /// How many recordings of a preview are listed.
    private static let limit = 32
    /// How many bytes a name has at most, which is the last part of a path.
    private static let nameLimit = 60

    private let folder: URL

    init(_ folder: URL) { self.folder = folder }

    static func url(inPackage package: URL) -> URL { package.appending(path: name, directoryHint: .isDirectory) }

    /// A file, and what it contains.
    struct File: Sendable {
        let name: String
        let recording: Result<Recording, Diagnostic>
    }

    /// Returns the recordings of a preview, by name.
    func files(of preview: Preview) -> [File] {
        let folder = folder(of: preview)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return names.filter { $0.hasSuffix(".\(Self.fileExtension)") && !$0.hasPrefix(".") }.sorted().prefix(Self.limit)
            .map { name in
                let file = folder.appending(path: name, directoryHint: .notDirectory)
                return File(
                    name: file.deletingPathExtension().lastPathComponent,
                    recording: Result { () throws(Diagnostic) in try Recording(file) })
            }
    }

    /// Writes a recording of a preview, and replaces one with its name.
    ///
    /// - Throws: An error of Foundation, about the file.
    func write(_ recording: Recording, of preview: Preview) throws {
        let folder = folder(of: preview)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "\(recording.name).\(Self.fileExtension)", directoryHint: .notDirectory)
        try FileReplacement.write(Data(try recording.text.utf8), to: file)
    }

    /// Returns the name of a file for a name that a reader entered. Nil if it has no letter and no digit.
    static func name(from entered: String) -> String? {
        let name = PortableName.changing(PreviewSlug.slug(of: entered).shortened(toBytes: nameLimit))
        return name.isEmpty ? nil : name
    }

    private func folder(of preview: Preview) -> URL {
        folder.appending(path: preview.viewModelName, directoryHint: .isDirectory)
            .appending(path: preview.slug, directoryHint: .isDirectory)
    }
}
