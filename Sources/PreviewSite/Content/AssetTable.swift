import Diagnostics
import Foundation
import HTTPCore

/// A file of the site or the program, `/assets/{path}`.
struct AssetFile: FileEndpoint {
    static let pattern = PathPattern("assets", values: 1...Int.max)
    // It is in memory already.
    static let isCacheable = false
    let path: String

    func answer(in context: PageContext) throws(PageError) -> Answer {
        guard let asset = context.content.assets[path] else { throw .unknownAsset(path) }
        return .response(HTTPResponse(asset.mediaType, body: asset.body))
    }
}

/// The served files by their paths, so that no path of a request reaches the file system.
struct AssetTable: Sendable {
    /// The maximum size of a file in bytes, because all files are kept in memory.
    static let limit = 33_554_432

    private let assets: [String: Asset]
    /// The errors of folders and files that cannot be read or are too large. Folders come first.
    let faults: [Diagnostic]

    /// Reads every file in the built-in folder and the others. A file in a later folder replaces one with the same
    /// path.
    init(folders: [URL]) {
        let builtIn = FolderFiles(below: BuiltInFolders.assets)
        let own = folders.map(FolderFiles.init)
        let found =
            builtIn.files.map { ("\(BuiltInFolders.assetsPath)/\($0.path)", $0.file) }
            + own.flatMap(\.files).map { ($0.path, $0.file) }
        self.init(
            files: Dictionary(found) { _, later in later }, faults: ([builtIn] + own).flatMap(\.unreadable).map(\.fault)
        )
    }

    /// Reads files by the paths at which they are served.
    init(files: [String: String], faults: [Diagnostic] = []) {
        var assets: [String: Asset] = [:]
        var faults = faults
        for (path, file) in files.sorted(by: { $0.value < $1.value }) {
            do throws(Diagnostic) {
                assets[path] = Asset(mediaType: MediaType(fileName: path), body: try Self.body(of: file))
            } catch {
                faults.append(error)
            }
        }
        self.assets = assets
        self.faults = faults
    }

    private static func body(of file: String) throws(Diagnostic) -> HTTPBody {
        if case .file(let state) = FolderEntry.kind(of: file), state.size > limit {
            throw Diagnostic(
                .invalidFile, "This file is larger than \(limit) bytes. Serve it from elsewhere.",
                at: SourcePlace(file: file))
        }
        do {
            return HTTPBody(try Data(contentsOf: URL(filePath: file, directoryHint: .notDirectory)))
        } catch {
            throw Diagnostic(.unreadable, error.localizedDescription, at: SourcePlace(file: file))
        }
    }

    subscript(path: String) -> Asset? { assets[path] }

    /// Returns several stylesheets as one text for a `style` element. Nothing in them can end it: in strings and names
    /// of CSS, `\/` is a slash.
    func text(of paths: [String]) -> String {
        paths.compactMap { assets[$0] }.map { String(decoding: $0.body, as: UTF8.self) }.joined(separator: "\n")
            .replacing("</", with: "<\\/")
    }

    /// All paths, sorted.
    var paths: [String] { assets.keys.sorted() }

    /// The stylesheets of a bare document: that of the site, then the program's own, sorted by name.
    var previewStylesheets: [String] {
        let own = paths.filter { $0.hasSuffix(".css") && !$0.contains("/") }
        let builtIn = ["preview-host/preview.css", "preview-host/categories.css"].filter { assets[$0] != nil }
        return builtIn + own
    }
}

/// A file that `/assets` serves.
struct Asset: Sendable {
    let mediaType: MediaType
    let body: HTTPBody
}
