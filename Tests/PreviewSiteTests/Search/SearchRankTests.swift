import FOSMVVM
import Foundation
import Testing

@testable import MarkdownDocs
@testable import PreviewSite

struct SearchRankTests {
    /// A browser test holds the script to the same table.
    private struct Table: Decodable {
        struct Search: Decodable {
            let query: String
            /// The labels of what is found, in the order of the results.
            let found: [String]
        }

        /// The parts of a text, of which those that are found begin with a star.
        struct Marks: Decodable {
            let text: String
            let query: String
            let parts: [String]
        }

        /// The text of a page of the docs that shows why the page is found.
        struct Passages: Decodable {
            struct Search: Decodable {
                let query: String
                let found: String?
            }

            let texts: [String]
            let searches: [Search]
        }

        let items: [SearchFile.Item]
        let passages: Passages
        let marks: [Marks]
        let searches: [Search]

        init() throws {
            let tests = URL(filePath: #filePath).appending(path: "../../../").standardized
            let file = tests.appending(path: "Browser/Searches.json")
            self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        }

        var entries: SearchEntries {
            let entries = items.map { item in
                SearchEntry(
                    target: .preview(SampleProgram.note), kind: item.kind, label: item.label, owner: item.owner,
                    names: item.names, others: item.others)
            }
            let texts = zip(entries, items).map { entry, item in
                SearchTexts(
                    entry: entry,
                    texts: found(item.texts, isOwn: true) + found(item.includedTexts, isOwn: false))
            }
            return SearchEntries(named: entries, texts: texts)
        }

        private func found(_ texts: [String: [String]]?, isOwn: Bool) -> [SearchTexts.Text] {
            (texts ?? [:]).flatMap { tag, texts in
                LocaleIdentifier(tag).map { locale in texts.map { SearchTexts.Text($0, in: locale).owned(isOwn) } }
                    ?? []
            }
        }
    }

    @Test func `Each search finds what the table says, in its order`() throws {
        let table = try Table()
        let english = try #require(LocaleIdentifier("en"))
        for search in table.searches {
            let hits = table.entries.hits(SearchText.words(of: search.query), reader: english)
            #expect(hits.map(\.entry.label) == search.found, "\(search.query)")
        }
    }

    @Test func `A page of the docs shows the text that the table says`() throws {
        let table = try Table().passages
        let passages = table.texts.map { MarkdownPassage(text: $0, anchor: nil) }
        for search in table.searches {
            #expect(passages.best(for: SearchText.words(of: search.query))?.text == search.found, "\(search.query)")
        }
    }

    @Test func `What is found is marked as the table says`() throws {
        for mark in try Table().marks {
            let parts = MarkedText.excerpt(of: mark.text, words: SearchText.words(of: mark.query))
            #expect(parts.map { ($0.isFound ? "*" : "") + $0.text } == mark.parts, "\(mark.query) in \(mark.text)")
        }
    }
}
