/// The lower-case name of a tag or an attribute, represented by a hash that is fast to compute and to compare.
///
/// The hash is FNV-1a. A collision of two names in a page is very unlikely, and would not change its tree.
struct TagName: Hashable {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ name: some Sequence<UInt8>) {
        for byte in name { hash = (hash ^ UInt64(byte.asciiLowercased)) &* 0x0000_0100_0000_01B3 }
    }

    private init(_ name: String) {
        self.init(name.utf8)
    }

    static let form = TagName("form")
    static let math = TagName("math")
    static let plaintext = TagName("plaintext")
    static let svg = TagName("svg")
    /// The end tags that create an element if none is open.
    static let elementsByEndTag: Set = [TagName("br"), TagName("p")]
    /// The elements that are allowed in a `head`, and before anything else.
    static let inHead = set([
        "base", "basefont", "bgsound", "link", "meta", "noframes", "script", "style", "template", "title",
    ])
    /// The elements of SVG and MathML that contain HTML.
    static let holdHTML = set([
        "annotation-xml", "desc", "foreignobject", "mi", "mn", "mo", "ms", "mtext", "title",
    ])

    /// The effect of an HTML element on the following tags.
    enum Kind {
        /// It has no content.
        case void
        /// Only its end tag ends its text.
        case rawText
        /// It may end without a tag.
        case optionalEnd
        /// It may end without a tag, and is dropped outside of a table.
        case tablePart
        /// It continues after the end of a surrounding element.
        case formatting
    }

    /// The kinds of elements. Nil for all others.
    static let kinds: [TagName: Kind] = {
        let names: [(Kind, Set<String>)] = [
            (.void, HTMLElement.voidNames), (.rawText, HTMLElement.rawTextNames.union(["textarea", "title"])),
            (.optionalEnd, HTMLElement.optionalEndNames),
            (.tablePart, ["caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr"]),
            (
                .formatting,
                [
                    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
                ]
            ),
        ]
        return names.reduce(into: [:]) { kinds, entry in
            for name in entry.1 { kinds[TagName(name)] = entry.0 }
        }
    }()

    private static func set(_ names: [String]) -> Set<TagName> { Set(names.map { TagName($0) }) }
}
