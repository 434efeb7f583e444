import HTMLParsing

/// How an element takes part in the lines of text around it, by the rendering section of the HTML standard and its own
/// `style`.
///
/// Where that is not known (a script may show or hide it, or the style is not known here), the choice is the one that
/// keeps more white space. Style sheets are not read: what they make of an element (a `div` that is `inline-block`) is
/// out of sight.
enum HTMLDisplay: Hashable {
    /// Ends the line before it and begins one; its content has lines of its own.
    case block
    /// One object on the line; its content has lines of its own.
    case atomic
    /// Its content is on the line.
    case inline
    /// Its content is on the line, between two objects at its edges: `q` with its quotes, and whatever may as well be
    /// inline, a block, an object or hidden.
    case bounded
    /// `br`.
    case lineBreak
    /// `wbr`, which is on the line as U+200B is.
    case breakOpportunity
    /// Not on the line at all (`script`); its content has lines of its own.
    case hidden

    /// - Parameter style: The element's own, if it says something of white space and lines.
    init(_ element: HTMLElement, style: InlineStyle?) {
        switch element.namespace {
        case .html:
            let usual = Self.html(element)
            self = Self.isHiddenInput(element) ? .atomic : style?.display(instead: usual) ?? usual
        case .svg: self = element.name == "svg" ? .atomic : .block
        case .mathML: self = element.name == "math" ? .atomic : .block
        }
    }

    private static func html(_ element: HTMLElement) -> HTMLDisplay {
        let usual = usual[element.name] ?? .inline
        if usual == .hidden, HTMLContent.isShadowRoot(element) { return .bounded }
        guard usual == .block || usual == .inline else { return usual }
        return element.value(of: "hidden") == nil && element.value(of: "popover") == nil ? usual : .atomic
    }

    /// `<input type="hidden">`, which no style can show.
    private static func isHiddenInput(_ element: HTMLElement) -> Bool {
        element.name == "input" && element.value(of: "type")?.lowercased() == "hidden"
    }

    /// Whether its content has lines of its own.
    var hasOwnLines: Bool { self == .block || self == .atomic || self == .hidden }

    /// How the elements of HTML are on the line, but for those that are inline.
    private static let usual: [String: HTMLDisplay] = [
        hiddenNames: hidden, atomicNames: atomic, blockNames: block, boundedNames: bounded,
    ]
    .reduce(into: ["br": .lineBreak, "wbr": .breakOpportunity]) { usual, entry in
        for name in entry.key { usual[name] = entry.value }
    }

    private static let hiddenNames: Set<String> = [
        "base", "basefont", "bgsound", "datalist", "link", "meta", "noembed", "noframes", "param", "rp", "script",
        "source", "style", "template", "title", "track",
    ]

    private static let atomicNames: Set<String> = [
        "applet", "audio", "button", "canvas", "dialog", "embed", "iframe", "img", "input", "keygen", "marquee",
        "meter", "object", "progress", "select", "textarea", "video",
    ]

    /// Those with something at their edges, and `noscript`, which is inline where there are no scripts and else not shown.
    private static let boundedNames: Set<String> = ["noscript", "q", "rt", "rtc"]

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details",
        "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2",
        "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html", "legend", "li", "listing", "main", "menu",
        "nav", "ol", "optgroup", "option", "p", "plaintext", "pre", "search", "section", "summary", "table", "tbody",
        "td", "tfoot", "th", "thead", "tr", "ul", "xmp",
    ]
}
