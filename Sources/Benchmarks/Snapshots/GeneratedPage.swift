/// A page of cards, as long as asked for, that its words decide.
struct GeneratedPage {
    private let word: (Int) -> String

    /// A page of words that begin with a prefix.
    init(prefix: String) {
        word = { "\(prefix)\($0 % 977)" }
    }

    /// The HTML of so many cards, about 600 bytes each.
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

/// How the page of a difference has changed.
enum PageChange: String, CaseIterable {
    case oneClass = "one class of a page of 1 MB"
    case everyWord = "every word of a page of 1 MB"
    case everything = "a page of 1 MB that has become another"

    /// The page before and after, of about so many bytes.
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
