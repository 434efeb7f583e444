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

/// The parts of a `style` attribute that affect white space and lines.
struct InlineStyle {
    /// The effective declarations, by property name.
    private var declarations: [String: StyleDeclaration] = [:]
    /// The properties that have an unsupported value, so that the effective value is unknown.
    private var unknown: Set<String> = []

    /// Nil if the attribute does not affect white space and lines.
    init?(_ element: HTMLElement) {
        guard let style = element.value(of: "style"), Self.mayName(style) else { return nil }
        for declaration in StyleDeclaration.all(in: style) {
            guard let known = Self.known[declaration.name] else { continue }
            if !known.contains(declaration.value) { unknown.insert(declaration.name) }
            if declaration.isImportant || declarations[declaration.name]?.isImportant != true {
                declarations[declaration.name] = declaration
            }
        }
        if declarations.isEmpty { return nil }
    }

    /// Whether a style may set a property that affects white space and lines. Nearly all styles do not.
    private static func mayName(_ style: String) -> Bool {
        // Comments and other spaces can be around a name. Semicolons in strings and brackets only add names.
        if style.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 > 0x7F }) { return true }
        return style.utf8.split(separator: UInt8(ascii: ";")).contains { declaration in
            let name = declaration.prefix { $0 != UInt8(ascii: ":") }.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
            return name.count == 1 && known[Substring(name[0]).lowercased()] != nil
        }
    }

    /// Whether the element may keep white space.
    var keepsWhiteSpace: Bool { !unknown.isDisjoint(with: Self.whiteSpace) }

    /// Returns the display of the element.
    func display(instead usual: HTMLDisplay) -> HTMLDisplay {
        if usual == .bounded || usual == .breakOpportunity || declarations.keys.allSatisfy(Self.whiteSpace.contains) {
            return usual
        }
        guard unknown.isSubset(of: Self.whiteSpace), usual != .lineBreak, usual != .hidden else { return .bounded }
        if leavesFlow { return .atomic }
        switch declarations["display"]?.value {
        case nil: return usual
        case let value? where Self.inlines.contains(value): return usual == .atomic ? .bounded : .inline
        case let value? where Self.blocks.contains(value): return .block
        default: return .atomic
        }
    }

    private var leavesFlow: Bool {
        let position = declarations["position"]?.value
        return position == "absolute" || position == "fixed" || declarations["float"]?.value ?? "none" != "none"
    }

    private static let inlines: Set = ["contents", "inline"]
    private static let blocks: Set = ["-webkit-box", "block", "flex", "flow-root", "grid", "list-item", "table"]
    private static let objects: Set = ["inline-block", "inline-flex", "inline-grid", "inline-table", "none"]

    private static let whiteSpace: Set = ["-webkit-user-modify", "white-space", "white-space-collapse"]

    /// The properties that affect lines and white space, with their supported values. For properties of white space,
    /// these are the values that collapse it.
    private static let known: [String: Set<String>] = [
        "-webkit-user-modify": ["read-only", "read-write"],
        "all": [],
        "content": ["none", "normal"],
        "display": inlines.union(blocks).union(objects),
        "float": ["inline-end", "inline-start", "left", "none", "right"],
        "position": ["absolute", "fixed", "relative", "static", "sticky"],
        "white-space": ["normal", "nowrap"],
        "white-space-collapse": ["collapse"],
        "writing-mode": ["horizontal-tb"],
    ]
}

/// A declaration of a `style` attribute.
struct StyleDeclaration {
    /// The property in lower case.
    let name: String
    /// The value in lower case, without `!important`.
    let value: String
    let isImportant: Bool

    /// Parses the declarations of an attribute in order. Ignores invalid declarations, as browsers do.
    static func all(in style: String) -> [StyleDeclaration] {
        texts(of: style).compactMap(StyleDeclaration.init(text:))
    }

    private init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let words = parts[1].lowercased().replacing("!", with: " !").split(whereSeparator: \.isWhitespace)
        name = parts[0].split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        isImportant = words.suffix(2) == ["!", "important"] || words.last == "!important"
        value = words.prefix { !$0.hasPrefix("!") }.joined(separator: " ")
    }

    /// Splits the text into declarations. Semicolons in strings and brackets are ignored, and a comment is a space.
    /// <https://www.w3.org/TR/css-syntax-3/#parsing>
    private static func texts(of style: String) -> [String] {
        var texts = [String.UnicodeScalarView()]
        var ends: [Unicode.Scalar] = []
        var rest = style.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isInString = ends.last == "\"" || ends.last == "'"
            if scalar == ";", ends.isEmpty {
                texts.append(String.UnicodeScalarView())
            } else if scalar == "/", rest.first == "*", !isInString {
                rest = afterComment(rest)
                texts[texts.count - 1].append(" ")
            } else {
                texts[texts.count - 1].append(scalar)
                if scalar == "\\", let escaped = rest.popFirst() {
                    texts[texts.count - 1].append(escaped)
                } else if scalar == ends.last {
                    ends.removeLast()
                } else if !isInString, let end = self.ends[scalar] {
                    ends.append(end)
                }
            }
        }
        return texts.map(String.init)
    }

    private static func afterComment(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        var rest = text.dropFirst()
        while let scalar = rest.popFirst() {
            if scalar == "*", rest.first == "/" { return rest.dropFirst() }
        }
        return rest
    }

    /// The characters that end strings and brackets, by the characters that start them.
    private static let ends: [Unicode.Scalar: Unicode.Scalar] = [
        "\"": "\"", "'": "'", "(": ")", "[": "]", "{": "}",
    ]
}
