import Foundation
import MarkdownDocs
import Testing

/// Blocks of a page that belong together: something, and what is said to come of it.
struct Example: Sendable, CustomTestStringConvertible {
    enum Kind: Sendable {
        /// Lines of compiled source.
        case swift
        /// Lines of a template; with a value, what it gives; with messages, what is wrong with it.
        case template(value: String?, html: String?, messages: String?)
        /// Lines of a stylesheet.
        case styles
        /// A YAML file, and what is wrong with it.
        case texts(messages: String?)
        /// Commands of a shell, and what the last one prints.
        case commands(output: String?)
        /// A package's settings, and what commands report about them.
        case settings(messages: String?)
        /// The configuration of an assistant.
        case configuration
        /// Paths, a message, or a call of an assistant.
        case text
        /// Calls and edits of an assistant, which `Scripts/init-test` plays in a new package.
        case session
        /// A live preview.
        case preview
        /// Lines of a page, which the page itself or the first page has, too.
        case markdown
        /// A template of Leaf or Stencil, with what it is converted to. The tests in `Tools` convert it.
        case conversion
        /// Code for the tool of which the page is about, which only that tool can run.
        case otherTool(String)
        /// Nothing that a page may show.
        case unknown
    }

    let page: String
    let kind: Kind
    let block: MarkdownCodeBlock
    /// The templates that the page names with `file=` before this block, by name.
    let partials: [String: String]

    var testDescription: String { "\(page):\(block.line)" }

    /// Whether the output of the bakery's host is shown.
    var runsBakery: Bool {
        guard case .commands(.some) = kind else { return false }
        return ShownCommand.all(in: block.code).last?.program?.program.isOfBakery == true
    }

    /// The examples of all pages.
    static func all() throws -> [Example] {
        try Project.pages().flatMap { page in
            var reader = ExampleReader(
                page: page, blocks: try MarkdownDocument(contentsOf: Project.folder.appending(path: page)).codeBlocks)
            return reader.examples()
        }
    }
}
