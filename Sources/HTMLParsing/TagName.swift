/// The name of a tag or an attribute, in lower case, as a number that stands for it: quick to read and to compare.
///
/// FNV-1a. That two of the names in a page share one of 2^64 numbers is not to be expected, and would not change its tree.
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
    /// The end tags that stand for an element where none is open.
    static let elementsByEndTag: Set = [TagName("br"), TagName("p")]
    /// What may be in a `head`, and before anything else.
    static let inHead = set([
        "base", "basefont", "bgsound", "link", "meta", "noframes", "script", "style", "template", "title",
    ])
    /// The elements of SVG and MathML with HTML in them.
    static let holdHTML = set([
        "annotation-xml", "desc", "foreignobject", "mi", "mn", "mo", "ms", "mtext", "title",
    ])

    /// What an element of HTML means for the tags behind it.
    enum Kind {
        /// It has no content.
        case void
        /// Only its end tag ends the text in it.
        case rawText
        /// It ends without a tag.
        case optionalEnd
        /// It ends without a tag, and is left out where there is no table.
        case tablePart
        /// It goes on behind the end of an element around it.
        case formatting
    }

    /// The kinds of elements; nil for all others.
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
