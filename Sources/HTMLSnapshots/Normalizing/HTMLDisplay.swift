import HTMLParsing
import HTMLTokens

/// The effect of an element on the lines of text around it, according to the rendering section of the HTML standard and
/// the element's `style`.
///
/// If the effect is unknown, because a script may show or hide the element or the style is not supported, the choice is
/// the one that keeps more white space. Stylesheets are not read, so their effect is ignored, such as `inline-block`
/// on a `div`.
enum HTMLDisplay: Hashable {
    /// Ends the previous line and begins a new one. The content has lines of its own.
    case block
    /// A single object on the line. The content has lines of its own.
    case atomic
    /// The content is on the line.
    case inline
    /// The content is on the line, between two objects at its edges: `q` with its quotes, and elements that may be
    /// inline, a block, an object or hidden.
    case bounded
    /// A line break: `br`.
    case lineBreak
    /// A possible line break: `wbr`, which counts as U+200B.
    case breakOpportunity
    /// Not on the line, such as `script`. The content has lines of its own.
    case hidden

    /// - Parameter style: The element's style, if it affects white space and lines.
    init(_ element: HTMLElement, style: InlineStyle?) {
        switch element.namespace {
        case .html:
            let usual = Self.html(element)
            self = Self.isHiddenInput(element) ? .atomic : style?.display(insteadOf: usual) ?? usual
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

    /// Whether the element is `<input type="hidden">`, which no style can show.
    private static func isHiddenInput(_ element: HTMLElement) -> Bool {
        element.name == "input" && element.value(of: "type")?.lowercased() == "hidden"
    }

    /// Whether the content has lines of its own.
    var hasOwnLines: Bool { self == .block || self == .atomic || self == .hidden }

    /// The display of HTML elements, except for inline elements.
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

    /// The elements with objects at their edges, and `noscript`, which is inline without scripts and otherwise hidden.
    private static let boundedNames: Set<String> = ["noscript", "q", "rt", "rtc"]

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details",
        "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2",
        "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html", "legend", "li", "listing", "main", "menu",
        "nav", "ol", "optgroup", "option", "p", "plaintext", "pre", "search", "section", "summary", "table", "tbody",
        "td", "tfoot", "th", "thead", "tr", "ul", "xmp",
    ]
}

/// The kind of text in an element.
enum HTMLContent: Hashable {
    /// No text and no end tag.
    case void
    /// Text without character references, such as that of `script`.
    case raw
    /// Text with its white space, such as that of `pre`.
    case preserved
    /// Text whose white space collapses.
    case flow

    /// - Parameter style: The element's style, if it affects white space and lines.
    init(_ element: HTMLElement, style: InlineStyle?) {
        switch element.namespace {
        case .html:
            let usual = Self.usual[element.name] ?? .flow
            self = usual == .flow && Self.keepsWhiteSpace(element, style: style) ? .preserved : usual
        case .svg: self = Self.svgText.contains(element.name) ? .preserved : .flow
        case .mathML: self = Self.mathText.contains(element.name) ? .preserved : .flow
        }
    }

    /// Whether a browser shows the content of a `template` as that of the element around it.
    static func isShadowRoot(_ element: HTMLElement) -> Bool {
        element.name == "template" && element.value(of: "shadowrootmode") != nil
    }

    private static func keepsWhiteSpace(_ element: HTMLElement, style: InlineStyle?) -> Bool {
        element.attributes.contains { $0.name == "contenteditable" && $0.value?.lowercased() == "plaintext-only" }
            || isShadowRoot(element) || style?.keepsWhiteSpace == true
    }

    /// The kind of text in HTML elements, except for those whose white space collapses.
    private static let usual: [String: HTMLContent] = [
        HTMLElement.voidNames: void, HTMLTokenizer.rawTextNames: raw, dropsLineFeed: preserved,
    ]
    .reduce(into: [:]) { usual, entry in
        for name in entry.key { usual[name] = entry.value }
    }

    private static let svgText: Set<String> = ["desc", "metadata", "script", "style", "text", "title"]

    private static let mathText: Set<String> = ["annotation", "annotation-xml", "mi", "mn", "mo", "ms", "mtext"]

    /// The elements that keep white space and whose first line feed the parser drops.
    static let dropsLineFeed: Set<String> = ["listing", "pre", "textarea"]
}
