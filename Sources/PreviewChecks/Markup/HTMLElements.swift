/// Kinds of elements that HTML treats alike.
///
/// Source: WHATWG HTML, "Elements" and "Tree construction".
enum HTMLElements {
    /// Those whose start tag ends a paragraph that is open.
    static let endsParagraph: Set<String> = [
        "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset", "figcaption",
        "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "main", "menu",
        "nav", "ol", "p", "pre", "search", "section", "table", "ul",
    ]

    /// Those in which a paragraph outside is not ended by what is inside.
    static let keepsParagraph: Set<String> = [
        "applet", "button", "caption", "html", "marquee", "object", "table", "td", "template", "th", "svg", "math",
    ]

    /// Those that stand in a table alone.
    static let tableParts: Set<String> = ["caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr"]

    /// Those that must not stand in one of the same name, which browsers take apart.
    static let neverNested: Set<String> = ["a", "button", "form"]
}
