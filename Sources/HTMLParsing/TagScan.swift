import HTMLTokens

/// Scans the tags of HTML before Gumbo, to work around its bugs and to detect input that would take it too long.
///
/// If the tree affects whether a text is a tag, such as a `style` that a `select` drops, a text may be treated as tags.
/// Therefore, the results must not change texts.
struct TagScan {
    /// The start of each form's end tag.
    private(set) var formEnds: [Int] = []
    /// Whether a tag has a duplicate attribute.
    private(set) var repeatsAttributes = false
    /// Whether the first tag, except for those of a `head`, begins a part of a table.
    private(set) var beginsInTable = false
    /// The places up to which elements may be nested too deeply: where the number of open elements reaches the limit,
    /// twice the limit, four times the limit and so on. The real depth may be smaller, because an end tag may close
    /// several elements.
    private(set) var suspects: [Int] = []

    private var hasBegun = false
    /// The open elements, except for those that may end without a tag.
    private var open: [Open] = []
    /// The number of formatting elements that were open when a surrounding element ended, and therefore continue after
    /// it.
    private var goingOn = 0
    private var maxOpen = HTMLParser.depthLimit
    /// The open element that contains only text.
    private var textOnly: String?

    private struct Open {
        let name: String
        /// Whether the element and its content belong to SVG or MathML.
        let holdsForeign: Bool
    }

    /// - Throws: ``HTMLParsingError/tooManyAttributes(tag:limit:)``.
    init(_ html: [UInt8]) throws(HTMLParsingError) {
        var tokens = HTMLTokenizer(html)
        while let token = tokens.next() {
            switch token.kind {
            case .start:
                try check(token)
                start(token)
            case .end:
                try check(token)
                end(token)
            case .text, .other: continue
            }
            tokens.isInForeignContent = isInForeignContent
        }
    }

    private mutating func check(_ tag: HTMLToken) throws(HTMLParsingError) {
        guard tag.attributes.count <= HTMLParser.attributeLimit else {
            throw .tooManyAttributes(tag: String(tag.name.prefix(40)), limit: HTMLParser.attributeLimit)
        }
        if repeatsAttributes || tag.attributes.count < 2 { return }
        repeatsAttributes = Set(tag.attributes.map(\.name)).count < tag.attributes.count
    }

    private mutating func start(_ tag: HTMLToken) {
        let name = tag.name
        if isInForeignContent || name == "svg" || name == "math" {
            if !tag.closesItself {
                push(Open(name: name, holdsForeign: !HTMLElement.foreignNamesWithHTML.contains(name)), at: tag)
            }
            return
        }
        let kind = TagKind.all[name]
        if !hasBegun, !TagKind.inHead.contains(name) { (hasBegun, beginsInTable) = (true, kind == .tablePart) }
        switch kind {
        case .textOnly: textOnly = name
        case .void, .optionalEnd, .tablePart: break
        case .formatting, nil: push(Open(name: name, holdsForeign: false), at: tag)
        }
    }

    private mutating func end(_ tag: HTMLToken) {
        if tag.name == textOnly {
            textOnly = nil
            return
        }
        if tag.name == "form" { formEnds.append(tag.range.lowerBound) }
        if TagKind.elementsByEndTag.contains(tag.name) { hasBegun = true }
        pop(tag.name)
    }

    private var isInForeignContent: Bool { open.last?.holdsForeign == true }

    private mutating func push(_ element: Open, at tag: HTMLToken) {
        open.append(element)
        guard open.count + goingOn > maxOpen else { return }
        suspects.append(tag.range.upperBound)
        maxOpen *= 2
    }

    /// Closes the innermost element with a name, and the elements in it. The search is limited, because it takes time.
    private mutating func pop(_ name: String) {
        if let index = open.suffix(HTMLParser.depthLimit).lastIndex(where: { $0.name == name }) {
            goingOn += open[(index + 1)...].count { TagKind.all[$0.name] == .formatting }
            open.removeSubrange(index...)
        } else if goingOn > 0, TagKind.all[name] == .formatting {
            goingOn -= 1
        }
    }
}

/// The effect of an HTML element on the following tags.
private enum TagKind {
    /// It has no content.
    case void
    /// Only its end tag ends its text.
    case textOnly
    /// It may end without a tag.
    case optionalEnd
    /// It may end without a tag, and is dropped outside of a table.
    case tablePart
    /// It continues after the end of a surrounding element.
    case formatting

    /// The kinds of elements by their names. Nil for all others.
    static let all: [String: TagKind] = {
        let names: [(TagKind, Set<String>)] = [
            (.void, HTMLElement.voidNames),
            (.textOnly, HTMLTokenizer.rawTextNames.union(HTMLTokenizer.escapableTextNames)),
            (.optionalEnd, HTMLElement.optionalEndNames.subtracting(ofRuby)),
            (.tablePart, ["caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr"]),
            (
                .formatting,
                [
                    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
                ]
            ),
        ]
        return names.reduce(into: [:]) { kinds, entry in
            for name in entry.1 { kinds[name] = entry.0 }
        }
    }()

    /// The elements that only end without a tag in a `ruby` element. Anywhere else, they contain each other.
    private static let ofRuby: Set = ["rb", "rp", "rt", "rtc"]
    /// The end tags that create an element if none is open.
    static let elementsByEndTag: Set = ["br", "p"]
    /// The elements that are allowed in a `head`, and before anything else.
    static let inHead: Set = [
        "base", "basefont", "bgsound", "link", "meta", "noframes", "script", "style", "template", "title",
    ]
}
