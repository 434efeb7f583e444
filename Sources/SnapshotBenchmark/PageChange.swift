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
