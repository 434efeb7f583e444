import FOSMVVM
import Foundation
import Testing

@testable import PreviewSite

struct SearchRankTests {
    /// A browser test holds the script to the same table.
    private struct Table: Decodable {
        struct Search: Decodable {
            let query: String
            /// The labels of what is found, in the order of the results.
            let found: [String]
        }

        let items: [SearchFile.Item]
        let searches: [Search]

        init() throws {
            let tests = URL(filePath: #filePath).appending(path: "../../../").standardized
            let file = tests.appending(path: "Browser/Searches.json")
            self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        }

        var entries: SearchEntries {
            let entries = items.map { item in
                SearchEntry(
                    target: .preview(SampleProgram.note), label: item.label, owner: item.owner, names: item.names,
                    others: item.others)
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
}
