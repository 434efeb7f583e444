/// A piece of HTML: a tag, or what stands between two.
struct MarkupToken: Hashable {
    enum Kind: Hashable {
        /// Text that is shown.
        case text
        /// `<name …>`
        case start
        /// `</name>`
        case end
        /// A comment, a doctype, or the content of a script or style.
        case other
    }

    let kind: Kind
    /// The bytes of the token.
    let range: Range<Int>
    /// A tag's name in lower case; else empty.
    var name = ""
    /// A start tag's attributes, those that are written twice among them.
    var attributes: [MarkupAttribute] = []
    /// Whether a start tag ends in `/>`.
    var closesItself = false
    /// Whether something follows the quotes of a start tag's attribute with no space between.
    var lacksSpace = false
}
