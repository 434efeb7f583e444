import Diagnostics
import MarkdownDocs
import PreviewChecks

/// The problems of pages of the docs, by page.
struct DocsFaults: Sendable {
    /// The problems, page by page in reading order.
    let all: [Diagnostic]
    private let byFile: [String: [Diagnostic]]
    private let paths: PackagePaths

    init(_ docs: DocsLibrary, paths: PackagePaths) {
        self.paths = paths
        let files = Set(docs.allVersions.map { SourcePlace($0.file).file })
        // What the system does not allow to be read concerns more than a page.
        let errors = docs.errors.filter { fault in
            fault.kind != .unreadable && fault.place.map { files.contains($0.file) } ?? false
        }
        all =
            (errors + docs.brokenLinks() + docs.frontMatterProblems() + BlockedResources.diagnostics(in: docs))
            .map(paths.relative)
        byFile = Dictionary(grouping: all) { $0.place?.file ?? "" }
    }

    /// Returns the problems of one language of a page.
    func faults(of page: DocsPage) -> [Diagnostic] { byFile[paths.relative(SourcePlace(page.file)).file] ?? [] }

    func contains(_ fault: Diagnostic) -> Bool { fault.place.flatMap { byFile[$0.file] }?.contains(fault) ?? false }
}
