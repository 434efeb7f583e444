import FOSMVVM
import Foundation
import HTMLRendering
import MarkdownDocs
import PreviewCatalog
import TemplateEngine

/// Something that is wrong with the project, and where.
struct ContentFault: Error, Hashable, Sendable {
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
    func shown(by paths: DisplayPaths) -> ContentFault {
        var fault = self
        fault.file = file.map(paths.shown)
        return fault
    }

    /// `file:line:column`, as far as they are known.
    var place: String? {
        file.map { FilePlace.text(file: $0, line: line, column: column) }
    }
}

extension ContentFault {
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

/// Shows paths as people call them: relative to the package that they lie in.
struct DisplayPaths: Sendable {
    /// The package's path with a slash at its end; nil without one.
    private let root: String?

    init(root: URL?) {
        let path = root?.standardizedFileURL.path(percentEncoded: false)
        self.root = path.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// The path of a file, as it is where the file lies elsewhere.
    func shown(_ path: String) -> String {
        guard let root, path.hasPrefix(root) else { return path }
        return String(path.dropFirst(root.count))
    }
}

/// Faults as a page lists them: the first ones, and how many more there are.
struct FaultList: Codable, Sendable {
    /// A fault as it is shown.
    struct Item: Codable, Sendable {
        let message: String
        let place: String?
        let offendingText: String?
        let copyLabel: LocalizableString

        init(_ fault: ContentFault) {
            message = fault.message.excerpt(FaultList.messageLimit)
            place = fault.place
            offendingText = fault.offendingText
            copyLabel = .localized(for: FaultList.self, propertyName: "copyLabel")
        }
    }

    /// More faults than anyone reads on one page.
    private static let limit = 100
    /// More characters than a message has, unless it quotes a name or address of any length.
    private static let messageLimit = 1000

    let items: [Item]
    let more: LocalizableSubstitutions?

    /// Nil without faults.
    init?(_ faults: [ContentFault]) {
        guard !faults.isEmpty else { return nil }
        items = faults.prefix(Self.limit).map(Item.init)
        let rest = faults.count - items.count
        more =
            rest == 0
            ? nil
            : LocalizableString.localized(for: Self.self, propertyName: "more")
                .bind(substitutions: ["count": LocalizableInt(value: rest)])
    }
}

/// Faults under a heading.
struct FaultNotice: Codable, Sendable {
    let title: LocalizableString
    let count: LocalizableInt
    /// Whether the faults are shown at once, and not only their heading.
    let isOpen: Bool
    let faults: FaultList

    /// Nil without faults.
    init?(_ title: LocalizableString, faults: [ContentFault], isOpen: Bool = true) {
        guard let list = FaultList(faults) else { return nil }
        self.title = title
        count = LocalizableInt(value: faults.count)
        self.isOpen = isOpen
        self.faults = list
    }
}
