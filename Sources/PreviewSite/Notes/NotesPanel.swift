import FOSMVVM
import Foundation
import MarkdownDocs
import PreviewCatalog

/// The panel with the notes about a preview: the doc comments, and the page of the docs with the name of the view or of
/// its ViewModel.
struct NotesPanel: Codable, Sendable {
    /// The doc comment of a declaration.
    struct Note: Codable, Sendable {
        let label: LocalizableString
        let name: String
        let comment: DocComment
    }

    let notes: [Note]
    let page: NotesPage?
    /// Says how to write notes. Nil if there are some.
    let emptyText: LocalizableSubstitutions?

    init(_ preview: Preview, in context: PageContext) {
        let documentation = context.content.catalog.documentation(ofViewModel: preview.viewModelName)
        let comments = [
            ("viewModel", preview.viewModelName, documentation?.comment ?? ""),
            ("preview", preview.name, preview.comment),
        ]
        notes = comments.compactMap { key, name, comment in
            DocComment(comment).map {
                Note(label: .localized(for: Self.self, propertyName: key), name: name, comment: $0)
            }
        }
        page = NotesPage(preview, in: context)
        emptyText =
            notes.isEmpty && page == nil
            ? LocalizableString.localized(for: Self.self, propertyName: "emptyText")
                .bind(substitutions: ["file": LocalizableString.constant("Docs/\(preview.viewName).md")]) : nil
    }
}

extension NotesPanel {
    /// Returns the number of doc comments and pages, without reading them.
    static func count(of preview: Preview, in content: PackageContent) -> Int {
        let documentation = content.catalog.documentation(ofViewModel: preview.viewModelName)
        let comments = [documentation?.comment ?? "", preview.comment].count { !$0.isEmpty }
        let hasPage = [preview.viewName, preview.viewModelName].contains(where: content.docs.files.mayHavePage)
        return comments + (hasPage ? 1 : 0)
    }
}

/// The page of the docs that has the name of a view or of its ViewModel, in the reader's language.
struct NotesPage: Codable, Sendable {
    let title: String
    let address: String
    let article: DocsArticle

    /// Nil without such a page, and for one that cannot be read, which is a problem of the content.
    init?(_ preview: Preview, in context: PageContext) {
        let names = [preview.viewName, preview.viewModelName].filter(context.content.docs.files.mayHavePage)
        guard !names.isEmpty else { return nil }
        let docs = context.content.docs.library
        let found = names.lazy.compactMap(docs.page(named:)).first
        guard let page = found.map({ docs.version(of: $0, for: context.locales.site) }),
            let article = try? DocsArticle(page, in: context)
        else { return nil }
        title = page.title
        address = context.links.address(DocumentationPage(path: page.path))
        self.article = article
    }
}

/// The doc comment of a declaration as HTML, which is inserted unescaped.
struct DocComment: Codable, Sendable {
    let html: String

    /// Nil without a comment.
    init?(_ comment: String) {
        guard !comment.isEmpty, let document = try? MarkdownDocument(comment, file: URL(filePath: "/Comment.md")) else {
            return nil
        }
        html = document.html()
    }
}
