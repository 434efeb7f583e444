package import Foundation

/// A page of the docs: a Markdown file found when the library was loaded.
package struct DocsPage: Sendable {
    /// Path below the docs folder without `.md`, such as `Guides/Templates`. Not percent-encoded.
    package let path: String
    /// The source file, in whichever docs folder it was found.
    package let file: URL
    /// The document, or why it cannot be shown.
    package let content: Result<MarkdownDocument, DocsError>

    /// The document's title; the file's name when it cannot be read.
    package var title: String {
        switch content {
        case .success(let document): document.title
        case .failure: name
        }
    }

    init(path: String, file: URL) {
        self.path = path
        self.file = file
        content = Result { () throws(DocsError) in try MarkdownDocument(contentsOf: file) }
    }
}

extension DocsPage {
    /// Path of the folder that the page is in; empty at the top.
    var folder: String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// What makes a page the first of its folder: 0 for `README.md`, 1 for `index.md`, nil for any other.
    var indexRank: Int? {
        ["readme", "index"].firstIndex(of: name.lowercased())
    }

    var document: MarkdownDocument? {
        try? content.get()
    }

    var error: DocsError? {
        if case .failure(let error) = content { error } else { nil }
    }

    private var name: String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
