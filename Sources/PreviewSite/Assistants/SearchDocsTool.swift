import Diagnostics
import FOSMVVM
import Foundation
import MarkdownDocs
import ModelContextProtocol

/// The arguments of `search_docs`.
struct SearchDocsArguments: DescribedProperties {
    let query: String
    let cursor: String?

    static let descriptions = [
        "query": "Words to find, such as 'plural forms'.", "cursor": "nextCursor of the last answer.",
    ]
}

/// The output of `search_docs`.
struct SearchDocsOutput: Codable, Sendable {
    /// A place in the docs.
    struct Passage: Codable, Sendable {
        /// The address of the page as a resource, or the file of a page about Preview Host.
        let page: String
        let title: String
        /// The anchor of the heading above it. Nil before the first one.
        let anchor: String?
        let text: String
    }

    let passages: [Passage]
    let nextCursor: String?
}

extension AssistantTools {
    /// The maximum number of passages in an answer.
    private static let passageLimit = 8

    /// The docs of Preview Host, in the folder from which the program was built. Empty if it is elsewhere. They are read for
    /// the first search.
    private static let hostDocs = DocsLibrary(
        folders: [SourcePackage(around: #filePath)?.folder.appending(path: "Docs", directoryHint: .isDirectory)]
            .compactMap(\.self).filter(\.isFolder))

    func searchDocs() throws -> Tool {
        try Tool(
            "search_docs", title: "Search the docs",
            description: """
                Finds passages in the docs of the project and of Preview Host, those with the most words of the query first.
                """
        ) { (arguments: SearchDocsArguments, _) in
            let words = SearchText.words(of: arguments.query)
            guard !words.isEmpty else { throw AssistantError("The query has no words. Write one, such as 'snapshot'.") }
            let own = work.content.docs.library.pages
            let files = Set(own.map(\.file))
            let others = Self.hostDocs.pages.filter { !files.contains($0.file) }
            let found = DocsPassages(
                own.map { ($0, "docs://\($0.path)") } + others.map { ($0, work.content.paths.relative($0.file.path)) },
                words: words
            ).passages
            let part = try ListPage(found, from: arguments.cursor, limit: Self.passageLimit)
            let lines = part.elements.map { passage in
                "\(passage.title) (\(passage.page)\(passage.anchor.map { "#\($0)" } ?? "")): \(passage.text)"
            }
            let none = found.isEmpty ? ["No page has these words. Try fewer or other words."] : []
            return ToolAnswer(
                (none + lines + part.rest).joined(separator: "\n"),
                SearchDocsOutput(passages: Array(part.elements), nextCursor: part.nextCursor))
        }
    }
}

/// The sections of the docs with words of a query.
private struct DocsPassages {
    /// The maximum length of a passage in characters.
    private static let textLimit = 320

    let passages: [SearchDocsOutput.Passage]

    /// - Parameter pages: The pages with their addresses.
    init(_ pages: [(page: DocsPage, address: String)], words: [String]) {
        let found = pages.flatMap { Self.passages(of: $0.page, at: $0.address, words) }
        passages = found.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .map(\.element.passage)
    }

    /// Returns the sections of a page with at least half of the words, and how many they have.
    private static func passages(
        of page: DocsPage, at address: String, _ words: [String]
    ) -> [(count: Int, passage: SearchDocsOutput.Passage)] {
        guard let document = try? page.content.get() else { return [] }
        return sections(of: document.passages).compactMap { section in
            let folded = SearchText.folded(section.map(\.text).joined(separator: " "))
            let count = words.count(where: folded.hasFolded)
            guard count > 0, count * 2 >= words.count else { return nil }
            let passage = SearchDocsOutput.Passage(
                page: address, title: page.title, anchor: section[0].anchor,
                text: text(of: section, words).excerpt(textLimit))
            return (count, passage)
        }
    }

    /// Returns the passages below each heading.
    private static func sections(of passages: [MarkdownPassage]) -> [[MarkdownPassage]] {
        passages.reduce(into: []) { sections, passage in
            if sections.last?.last?.anchor == passage.anchor, !sections.isEmpty {
                sections[sections.count - 1].append(passage)
            } else {
                sections.append([passage])
            }
        }
    }

    /// Returns the text of a section from the passage with the most words, which is the first of equal ones.
    private static func text(of section: [MarkdownPassage], _ words: [String]) -> String {
        let counts = section.map { passage in
            let folded = SearchText.folded(passage.text)
            return words.count(where: folded.hasFolded)
        }
        let start = counts.max().flatMap(counts.firstIndex) ?? 0
        return section[start...].map(\.text).joined(separator: " ")
    }
}
