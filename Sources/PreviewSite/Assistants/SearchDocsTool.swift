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
            description: "Finds passages in the docs of the project, those with the most words of the query first."
        ) { (arguments: SearchDocsArguments, _) in
            let words = SearchText.words(of: arguments.query)
            guard !words.isEmpty else { throw AssistantError("The query has no words. Write one, such as 'snapshot'.") }
            let found = DocsPassages(in: work.content.docs.library, words: words).passages
            let part = try AnswerPart(found, from: arguments.cursor, limit: Self.passageLimit)
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

/// The passages of the docs with words of a query, one for each heading.
private struct DocsPassages {
    /// The maximum length of a passage in characters.
    private static let textLimit = 320

    private(set) var passages: [SearchDocsOutput.Passage] = []

    init(in library: DocsLibrary, words: [String]) {
        var found: [(count: Int, passage: SearchDocsOutput.Passage)] = []
        for page in library.pages {
            guard let document = try? page.content.get() else { continue }
            for section in Self.sections(of: document.passages) {
                let folded = SearchText.folded(section.map(\.text).joined(separator: " "))
                let count = words.count(where: folded.hasFolded)
                guard count * 2 >= words.count, count > 0, let best = Self.best(in: section, words) else { continue }
                found.append(
                    (
                        count,
                        .init(
                            page: "docs://\(page.path)", title: page.title, anchor: best.anchor,
                            text: best.text.excerpt(Self.textLimit))
                    ))
            }
        }
        passages = found.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .map(\.element.passage)
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

    /// Returns the passage with the most words.
    private static func best(in section: [MarkdownPassage], _ words: [String]) -> MarkdownPassage? {
        section.enumerated().max { one, other in
            let counts = [one, other].map { passage in
                let folded = SearchText.folded(passage.element.text)
                return words.count(where: folded.hasFolded)
            }
            return (counts[0], other.offset) < (counts[1], one.offset)
        }?.element
    }
}
