import Foundation
import TemplateEngine

/// A generated page of cards of any length.
struct GeneratedPage {
    private let word: (Int) -> String

    /// Creates a page of words with a prefix.
    init(prefix: String) {
        word = { "\(prefix)\($0 % 977)" }
    }

    /// Returns the HTML of a number of cards, with about 600 bytes each.
    func html(cards: Int, seed: Int = 0) -> String {
        Self.library.render(
            "CardsPage", ["title": .string(word(seed)), "cards": .list((0..<cards).map { card(seed + $0 * 7) })]
        ).text
    }

    private func card(_ seed: Int) -> TemplateValue {
        let words = (0...7).map { TemplateValue.string(word(seed + $0)) }
        let text = (0..<30).map { word(seed * 31 + $0 * $0) }.joined(separator: " ")
        return ["seed": .integer(seed), "words": .list(words), "text": .string(text)]
    }

    /// Returns the HTML of a table with a number of rows.
    static func table(rows: Int) -> String {
        let rows = (0..<rows).map { ["number": .integer($0), "value": .integer($0 * 7919 % 9973)] as TemplateValue }
        return library.render("TablePage", ["rows": .list(rows)]).text
    }

    // Cannot fail, because the benchmark runs beside its sources.
    private static let library = try! TemplateLibrary(folders: [
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Templates")
    ])
}

/// The kind of change in a page.
enum PageChange: String, CaseIterable {
    case oneClass = "one class of a page of 1 MB"
    case everyWord = "every word of a page of 1 MB"
    case everything = "a page of 1 MB that has become another"

    /// Returns the page before and after the change, with about this many bytes.
    func pages(bytes: Int) -> (old: String, new: String) {
        let cards = bytes / 640
        let old = GeneratedPage(prefix: "old").html(cards: cards)
        return switch self {
        case .oneClass: (old, old.replacing("card card-old7\"", with: "card card-new7\"", maxReplacements: 1))
        case .everyWord: (old, GeneratedPage(prefix: "new").html(cards: cards))
        case .everything: (old, GeneratedPage.table(rows: bytes / 40))
        }
    }
}
