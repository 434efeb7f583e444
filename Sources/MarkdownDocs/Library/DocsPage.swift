package import Diagnostics
package import Foundation

/// A page of the docs: a Markdown file that was found when the library was loaded.
package struct DocsPage: Sendable {
    /// The path in the docs folder without its extension, such as `Guides/Templates`. Not percent-encoded. All languages of a
    /// page have the same.
    package let path: String
    /// The path of the file without its extension, such as `Guides/Templates.de`.
    let filePath: String
    /// The tag of the language.
    package let language: String
    /// Whether the name of the file has the tag of its language.
    let isTranslation: Bool
    /// The source file, as it was read.
    let source: DocsFile
    /// The document, or the reason why it cannot be shown.
    package let content: Result<MarkdownDocument, Diagnostic>

    /// The path of this version of the page, such as `Guides/Templates.de`. A page in one language has none.
    package var versionPath: String { isTranslation ? filePath : "\(path).\(language)" }

    /// The source file, in any of the docs folders.
    package var file: URL { source.url }

    /// The path of the source file in its docs folder, such as `Guides/Templates.md`. Not percent-encoded.
    package var sourcePath: String { source.file.path }

    /// The document's title, or the file's name if it cannot be read.
    package var title: String {
        switch content {
        case .success(let document): document.title
        case .failure: name
        }
    }

    /// Creates a page without a language.
    init(path: String, source: DocsFile, content: Result<MarkdownDocument, Diagnostic>) {
        self.init(
            path: path, filePath: path, language: "", isTranslation: false, source: source, content: content)
    }

    private init(
        path: String, filePath: String, language: String, isTranslation: Bool, source: DocsFile,
        content: Result<MarkdownDocument, Diagnostic>
    ) {
        self.path = path
        self.filePath = filePath
        self.language = language
        self.isTranslation = isTranslation
        self.source = source
        self.content = content
    }

    /// Reads the document in a file.
    static func content(of file: DocsFile) -> Result<MarkdownDocument, Diagnostic> {
        Result { () throws(Diagnostic) in try MarkdownDocument(contentsOf: file.url) }
    }

    /// Returns the same file as a version of a page.
    func named(_ path: String, in language: String, isTranslation: Bool) -> DocsPage {
        DocsPage(
            path: path, filePath: filePath, language: language, isTranslation: isTranslation, source: source,
            content: content)
    }
}

extension DocsPage {
    /// The path of the page's folder. Empty at the top.
    var folder: String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The rank of an index page: 0 for `README.md`, 1 for `index.md`, nil for other pages.
    var indexRank: Int? {
        ["readme", "index"].firstIndex(of: name.lowercased())
    }

    var document: MarkdownDocument? {
        try? content.get()
    }

    var error: Diagnostic? {
        if case .failure(let error) = content { error } else { nil }
    }

    private var name: String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}

extension DocsPage {
    /// Returns the target of a path on this page, which is relative or begins at the root of the repository. Nil for other
    /// destinations, and for one that leaves the docs folder.
    func target(of destination: String) -> DocsTarget? {
        switch LinkDestination(destination) {
        case .relative(let written, let anchor):
            Self.path(written, from: folder).map { Self.target($0, anchor: anchor) }
        case .rooted(let written, let anchor):
            Self.path(written, from: "").flatMap(source.folder.path).map { Self.target($0, anchor: anchor) }
        case .absolute, .unsafe, .empty, .anchor: nil
        }
    }

    private static func target(_ path: String, anchor: String?) -> DocsTarget {
        Self.path(ofFile: path).map { DocsTarget(kind: .page, path: $0, anchor: anchor) }
            ?? DocsTarget(kind: .file, path: path, anchor: anchor)
    }

    /// Returns the path of the page in a file, without `.md` or `.markdown`. Nil for another file.
    static func path(ofFile path: String) -> String? {
        [".md", ".markdown"].first(where: path.lowercased().hasSuffix).map { String(path.dropLast($0.count)) }
    }

    /// Resolves `.` and `..` in a relative path. Nil if it leaves the docs folder.
    private static func path(_ relative: String, from folder: String) -> String? {
        var names = folder.split(separator: "/")
        for name in relative.split(separator: "/") where name != "." {
            if name != ".." {
                names.append(name)
            } else if names.popLast() == nil {
                return nil
            }
        }
        return names.joined(separator: "/")
    }
}
