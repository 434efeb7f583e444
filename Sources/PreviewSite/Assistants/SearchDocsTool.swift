import Diagnostics
import FOSMVVM
import Foundation
import MarkdownDocs
import ModelContextProtocol

/// The arguments of `search_docs`.
struct SearchDocsArguments: DescribedProperties {
    let query: String?
    let section: String?
    let cursor: String?

    static let descriptions = [
        "query": "Words to find, such as 'plural forms'.",
        "section": "In place of a query: the address of a passage, such as docs://Pets#food, for the whole section.",
        "cursor": "nextCursor of the last answer.",
    ]
}

/// The output of `search_docs`.
struct SearchDocsOutput: Codable, Sendable {
    /// A place in the docs.
    struct Passage: Codable, Sendable {
        /// The address of the page as a resource.
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

    func searchDocs() throws -> Tool {
        try Tool(
            "search_docs", title: "Search the docs",
            description: """
                Finds passages in the docs of the project and of Preview Host, the best first, or answers with a whole section.
                """
        ) { (arguments: SearchDocsArguments, _) in
            let docs = AssistantDocs(library: work.content.docs.library)
            if let section = arguments.section { return try Self.answer(section: section, of: docs) }
            let words = SearchText.words(of: arguments.query ?? "")
            guard !words.isEmpty else { throw AssistantError("The query has no words. Write one, such as 'snapshot'.") }
            let found = DocsPassages(docs.pages, words: words).passages
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

    private static func answer(section: String, of docs: AssistantDocs) throws -> ToolAnswer<SearchDocsOutput> {
        let address = section.hasPrefix(AssistantDocs.scheme) ? section : AssistantDocs.scheme + section
        let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
        guard let text = try docs.markdown(at: String(address.dropFirst(AssistantDocs.scheme.count))) else {
            throw AssistantError("There is no section '\(section)'. Search for it with a query.")
        }
        let title = docs.pages.first { $0.address == parts[0] }?.page.title ?? ""
        let passage = SearchDocsOutput.Passage(
            page: parts[0], title: title, anchor: parts.count == 2 ? parts[1] : nil, text: text)
        return ToolAnswer(text, SearchDocsOutput(passages: [passage], nextCursor: nil))
    }
}

/// The sections of the docs with words of a query.
private struct DocsPassages {
    /// The maximum length of a passage in characters.
    private static let textLimit = 320

    let passages: [SearchDocsOutput.Passage]

    /// - Parameter pages: The pages with their addresses.
    init(_ pages: [(page: DocsPage, address: String)], words: [String]) {
        let sections = pages.flatMap { Self.sections(of: $0.page, at: $0.address) }
        let weights = words.map { word in
            // A word in few sections says more.
            log(1 + Double(sections.count) / Double(1 + sections.count { $0.folded.hasFolded(word) }))
        }
        let ranked = sections.compactMap { section -> (rank: Double, section: Section)? in
            let found = words.indices.filter { section.folded.hasFolded(words[$0]) }
            guard !found.isEmpty, found.count * 2 >= words.count else { return nil }
            let rank = found.reduce(0) { $0 + weights[$1] * (section.heading.hasFolded(words[$1]) ? 2 : 1) }
            return (rank, section)
        }
        passages = ranked.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }
            .map { $0.element.section.passage(words) }
    }

    /// A heading with what is below it.
    private struct Section {
        let page: DocsPage
        let address: String
        let passages: [MarkdownPassage]
        let folded: String
        /// The titles of the page and of the section, prepared for comparison.
        let heading: String

        init(_ passages: [MarkdownPassage], of page: DocsPage, at address: String) {
            (self.page, self.address, self.passages) = (page, address, passages)
            folded = SearchText.folded(passages.map(\.text).joined(separator: " "))
            heading = SearchText.folded("\(page.title) \(passages[0].text)")
        }

        func passage(_ words: [String]) -> SearchDocsOutput.Passage {
            SearchDocsOutput.Passage(
                page: address, title: page.title, anchor: passages[0].anchor,
                text: DocsPassages.text(of: passages, words).excerpt(DocsPassages.textLimit))
        }
    }

    /// Returns the sections of a page. Empty for one that cannot be read.
    private static func sections(of page: DocsPage, at address: String) -> [Section] {
        guard let document = try? page.content.get() else { return [] }
        return sections(of: document.passages).map { Section($0, of: page, at: address) }
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
