import FOSMVVM
import HTMLRendering
import MarkdownDocs
import PreviewCatalog
import TemplateEngine

/// Something that is wrong with the project, and where.
struct SiteFault: Error, Hashable, Sendable {
    /// What happened and what to do.
    let message: String
    var file: String?
    /// From 1.
    var line: Int?
    /// From 1.
    var column: Int?
    /// The line or name that is meant.
    var offendingText: String?
    /// Whether the system did not let a file or folder be read, which may be otherwise soon without any edit.
    var isUnread = false

    /// The fault with its file's path as people call it.
    func shown(by paths: ShownPaths) -> SiteFault {
        var fault = self
        fault.file = file.map(paths.shown)
        return fault
    }

    /// `file:line:column`, as far as they are known.
    var place: String? {
        file.map { FilePlace.text(file: $0, line: line, column: column) }
    }
}

extension SiteFault {
    init(_ error: TemplateFolderError) {
        self.init(message: error.message, file: error.folder.path(percentEncoded: false))
    }

    init(_ error: TemplateParseError) {
        let location = error.location
        self.init(
            message: error.message, file: location.file, line: location.line, column: location.column,
            offendingText: location.lineText)
        if case .unreadable = error.problem { isUnread = true }
    }

    init(_ problem: LocalizationProblem) {
        self.init(
            message: problem.message, file: problem.file, line: problem.line, column: problem.column,
            offendingText: problem.source, isUnread: problem.kind == .inaccessible)
    }

    init(_ problem: CatalogProblem) {
        self.init(message: problem.localizedDescription, file: problem.place.file, line: problem.place.line)
    }

    init(_ failure: PreviewFailure) {
        self.init(message: failure.message, file: failure.place.file, line: failure.place.line)
    }

    init(_ error: DocsError) {
        self.init(message: error.message, file: error.file.path(percentEncoded: false), line: error.line)
        if case .unreadable = error { isUnread = true }
    }

    init(_ link: BrokenLink) {
        self.init(message: link.message, file: link.file.path(percentEncoded: false), line: link.line)
    }

    init(_ diagnostic: RenderingDiagnostic) {
        self.init(
            message: diagnostic.message, file: diagnostic.file, line: diagnostic.line, column: diagnostic.column,
            offendingText: diagnostic.source)
    }
}
