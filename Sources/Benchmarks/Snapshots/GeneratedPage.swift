/// A generated page of cards of any length.
struct GeneratedPage {
    private let word: (Int) -> String

    /// Creates a page of words with a prefix.
    init(prefix: String) {
        word = { "\(prefix)\($0 % 977)" }
    }

    /// Returns the HTML of a number of cards, with about 600 bytes each.
    func html(cards: Int, seed: Int = 0) -> String {
        "<main><h1>\(word(seed))</h1>" + (0..<cards).map { card(seed + $0 * 7) }.joined() + "</main>\n"
    }

    private func card(_ seed: Int) -> String {
        let text = (0..<30).map { word(seed * 31 + $0 * $0) }.joined(separator: " ")
        return """
            <article class="card card-\(word(seed))" data-id="\(seed)">
              <h2><a href="/\(word(seed + 1))">\(word(seed + 2)) <em>\(word(seed + 3))</em></a></h2>
              <p>\(text)</p>
              <form><label>\(word(seed + 4)) <input type="checkbox" name="\(word(seed + 5))" checked></label>
                <button class="button \(word(seed + 6))" type="submit" disabled>\(word(seed + 7))</button></form>
            </article>

            """
    }
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
        case .everything:
            (
                old,
                "<table>" + (0..<bytes / 40).map { "<tr><td title=t\($0)>x\($0 * 7919 % 9973)</td></tr>" }.joined()
                    + "</table>"
            )
        }
    }
}
