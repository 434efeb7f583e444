/// HTML in the form in which it is recorded.
public struct NormalizedHTML: Hashable, Sendable {
    /// The text, with LF and a final line feed.
    public let text: String
    /// Whether the text is as it was given but for its line ends.
    ///
    /// So it is with the rare HTML whose tree nothing can be parsed to that a tree is written as, such as a link in a
    /// link that wrongly placed cells of a table have brought about:
    /// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>.
    public let isVerbatim: Bool
    let tree: ShownTree
}
