import HTMLTokens

/// An element that is written as HTML and can be shown, with the attributes that can be.
///
/// The elements are those that code hosts show in a README, without those that load more than an image.
struct SafeElement {
    /// The elements that are a part of a paragraph's text, with the names to write instead of outdated ones.
    private static let inlines = names(
        "a abbr b bdo br cite code del dfn em i img ins kbd mark picture q rp rt ruby s samp small source span strong sub "
            + "sup time u var wbr"
    ).merging(["strike": "s", "tt": "code"]) { $1 }

    /// The elements that are blocks.
    private static let blocks = names(
        "blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre summary table tbody td "
            + "tfoot th thead tr ul"
    ).merging(["center": "div"]) { $1 }

    private static let voids: Set = ["br", "hr", "img", "source", "wbr"]

    /// The elements that contain nothing but some others.
    private static let children: [String: Set<String>] = [
        "dl": ["dd", "dt"], "ol": ["li"], "ul": ["li"], "picture": ["img", "source"],
        "table": ["caption", "tbody", "tfoot", "thead", "tr"], "tbody": ["tr"], "tfoot": ["tr"], "thead": ["tr"],
        "tr": ["td", "th"],
    ]

    /// The elements that are only allowed directly in some others.
    private static let parents: [String: Set<String>] = Dictionary(
        children.flatMap { parent, children in children.subtracting(["img"]).map { ($0, [parent]) } }
            + [("figcaption", ["figure"]), ("rp", ["ruby"]), ("rt", ["ruby"]), ("summary", ["details"])],
        uniquingKeysWith: { $0.union($1) })

    private static func names(_ names: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.split(separator: " ").map { (String($0), String($0)) })
    }

    private let tag: HTMLTag
    /// The name that is rendered.
    private var name: String
    /// Whether it is shown as a block of its own.
    private(set) var isBlock: Bool
    /// The anchor of a heading.
    var anchor: String?

    /// Nil for the tag of an element that is not shown.
    init?(_ tag: HTMLTag) {
        guard let name = Self.blocks[tag.name] ?? Self.inlines[tag.name] else { return nil }
        self.name = name
        self.tag = tag
        isBlock = Self.blocks[tag.name] != nil
    }

    var isVoid: Bool { Self.voids.contains(name) }
    var isLink: Bool { name == "a" }
    /// The level of a heading.
    var headingLevel: Int? { name.first == "h" ? name.last?.wholeNumberValue : nil }
    /// The description of an image.
    var imageText: String? { name == "img" ? tag.attributes["alt"] : nil }

    /// Whether the element may be directly in an element. Nil stands for none.
    func isAllowed(in parent: String?) -> Bool {
        Self.parents[name].map { parent.map($0.contains) ?? false } ?? true
    }

    /// Whether the element contains only certain elements.
    var restrictsContent: Bool { Self.children[name] != nil }
    func allows(_ child: SafeElement) -> Bool { Self.children[name]?.contains(child.name) ?? true }

    /// Notes that it contains blocks. Those for the text of one paragraph become plain blocks.
    mutating func containBlocks() {
        isBlock = true
        if name == "p" || headingLevel != nil { name = "div" }
    }

    /// The name for ``isAllowed(in:)``.
    var parentName: String { name }

    /// The end tag. Empty for an element without content.
    var endTag: String { isVoid ? "" : "</\(name)>" }
}

/// The attributes.
extension SafeElement {
    /// The name of a place to which links can lead, as it is written.
    var placeName: String? {
        guard let id = tag.attributes["id"] ?? (isLink ? tag.attributes["name"] : nil), !id.isEmpty else { return nil }
        return id.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains($0)
        }
            ? id : nil
    }

    /// The id that is rendered. As in the ids of headings, there are no capitals, which those of the site have.
    var id: String? { placeName?.lowercased() }

    /// The addresses, as they are written.
    var addresses: [String] {
        let set = name == "source" || name == "img" ? tag.attributes["srcset"] : nil
        let address = isLink ? tag.attributes["href"] : name == "img" ? tag.attributes["src"] : nil
        return [address].compactMap(\.self) + (set.map { ImageCandidates($0).addresses } ?? [])
    }

    /// Returns the start tag.
    ///
    /// - Parameter rewrite: Returns the destination to render for each address.
    func startTag(hasId: Bool, rewriting rewrite: (String) -> String) -> String {
        var written: [(name: String, value: String?)] = []
        if let id = anchor ?? (hasId ? id : nil) { written.append(("id", id)) }
        if let align = Self.alignments[value("align") ?? ""] ?? centered { written.append(("class", align)) }
        for name in tag.attributes.keys.sorted() {
            guard let value = tag.attributes[name] else { continue }
            if let safe = safe(name, value, rewriting: rewrite) { written.append((name, safe)) }
        }
        if name == "img", tag.attributes["alt"] == nil { written.append(("alt", "")) }
        return "<\(name)" + written.map { " \($0)=\"\(HTMLTag.escaped($1 ?? ""))\"" }.joined() + ">"
    }

    private static let alignments = ["left": "start", "center": "center", "middle": "center", "right": "end"]

    private var centered: String? { tag.name == "center" ? "center" : nil }

    private func value(_ attribute: String) -> String? { tag.attributes[attribute]?.lowercased() }

    /// Returns the value of an attribute to render. Nil for an attribute that is left out.
    private func safe(_ attribute: String, _ value: String, rewriting rewrite: (String) -> String) -> String? {
        switch (attribute, name) {
        case ("href", "a"), ("src", "img"): Self.address(value, rewriting: rewrite)
        case ("srcset", "img"), ("srcset", "source"):
            ImageCandidates(value).changing { Self.address($0, rewriting: rewrite) }
        case ("title", _), ("lang", _), ("alt", "img"), ("media", "source"), ("datetime", "time"): value
        case ("dir", _): ["ltr", "rtl", "auto"].contains(value.lowercased()) ? value : nil
        case ("width", "img"), ("height", "img"), ("width", "td"), ("width", "th"), ("width", "table"):
            value.wholeMatch(of: /[0-9]{1,5}%?/) == nil ? nil : value
        case ("colspan", "td"), ("colspan", "th"), ("rowspan", "td"), ("rowspan", "th"), ("start", "ol"),
            ("value", "li"):
            value.wholeMatch(of: /[0-9]{1,3}/) == nil ? nil : value
        case ("open", "details"), ("reversed", "ol"): ""
        default: nil
        }
    }

    /// Returns an address without the characters that browsers leave out, or an empty one if it can run code.
    private static func address(_ written: String, rewriting rewrite: (String) -> String) -> String {
        let address = String(written.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
            .trimmingPrefix(while: \.isWhitespace)
        let rewritten = LinkDestination(String(address)) == .unsafe ? "" : rewrite(String(address))
        return LinkDestination(rewritten) == .unsafe ? "" : rewritten
    }
}
