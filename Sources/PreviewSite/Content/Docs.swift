import Diagnostics
import FOSFoundation
import FOSMVVM
import MarkdownDocs
import PreviewChecks
import Synchronization

/// The docs of a package. Pages and images are read when something needs them first, because no other page does.
final class Docs: Sendable {
    /// The pages, and what is wrong with them.
    private struct Read {
        let library: DocsLibrary
        let diagnostics: DocsDiagnostics
    }

    /// The listed files.
    let files: DocsFiles
    let languages: DocsLanguages
    private let paths: PackagePaths
    private let pages = Once<Read>()
    private let otherFiles = Once<AssetTable>()
    /// What was read of earlier files. Nil after it was used.
    private let earlier: Mutex<(library: DocsLibrary?, files: AssetTable?)>

    /// - Parameter earlier: The docs before a change. Files that have not changed since then are not read again.
    init(_ files: DocsFiles, languages: DocsLanguages, paths: PackagePaths, earlier: Docs? = nil) {
        self.files = files
        self.languages = languages
        self.paths = paths
        self.earlier = Mutex((earlier?.pages.known?.library, earlier?.otherFiles.known))
    }

    var library: DocsLibrary { read.library }

    /// The problems of pages, which only these show.
    var diagnostics: DocsDiagnostics { read.diagnostics }

    /// The files besides pages, such as images.
    var assets: AssetTable {
        otherFiles.get {
            AssetTable(files: files.others.mapValues(\.file), earlier: earlier.withLock { $0.files.take() })
        }
    }

    /// The number of the problems of pages. Nil until they were read.
    var diagnosticCount: Int? { pages.known?.diagnostics.all.count }

    /// The problems that belong to no page, as far as they are known.
    var sharedDiagnostics: [Diagnostic] {
        let unreadable = otherFiles.known?.diagnostics.filter { $0.kind == .unreadable } ?? []
        return (pages.known?.library.errors ?? files.errors).map(paths.relative)
            .filter { pages.known?.diagnostics.contains($0) != true } + unreadable.map(paths.relative)
    }

    /// Reads everything, unless it was read before.
    func readAll() { _ = (read.library, assets) }

    private var read: Read {
        pages.get {
            let library = DocsLibrary(files, languages: languages, earlier: earlier.withLock { $0.library.take() })
            return Read(library: library, diagnostics: DocsDiagnostics(library, paths: paths))
        }
    }
}

/// The problems of pages of the docs, by page.
struct DocsDiagnostics: Sendable {
    /// The problems, page by page in reading order.
    let all: [Diagnostic]
    private let byFile: [String: [Diagnostic]]
    private let paths: PackagePaths

    fileprivate init(_ docs: DocsLibrary, paths: PackagePaths) {
        self.paths = paths
        let files = Set(docs.allVersions.map { SourcePlace($0.file).file })
        // What the system does not allow to be read concerns more than a page.
        let errors = docs.errors.filter { diagnostic in
            diagnostic.kind != .unreadable && diagnostic.place.map { files.contains($0.file) } ?? false
        }
        all =
            (errors + docs.brokenLinks() + docs.frontMatterProblems() + BlockedResources.diagnostics(in: docs))
            .map(paths.relative)
        byFile = Dictionary(grouping: all) { $0.place?.file ?? "" }
    }

    /// Returns the problems of one language of a page.
    func diagnostics(of page: DocsPage) -> [Diagnostic] { byFile[paths.relative(SourcePlace(page.file)).file] ?? [] }

    func contains(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.place.flatMap { byFile[$0.file] }?.contains(diagnostic) ?? false
    }
}
