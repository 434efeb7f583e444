/// The element that a fragment of HTML needs around it. Elsewhere, browsers drop the element with which it begins, or do
/// not show it as what it is.
package enum FragmentContainer: String, Codable, CaseIterable, Sendable {
    case table, tableRow, columnGroup, select, list, descriptionList, fieldset, details, figure, picture, video, ruby,
        svg

    /// The container of a fragment that begins with an element. Nil if it needs none, or begins with a text.
    package init?(of html: [UInt8]) {
        var tokenizer = HTMLTokenizer(html)
        while let token = tokenizer.next() {
            switch token.kind {
            case .other: continue
            case .text where html[token.range].allSatisfy(\.isHTMLSpace): continue
            case .text, .end: return nil
            case .start:
                self.init(element: token)
                return
            }
        }
        return nil
    }

    private init?(element: HTMLToken) {
        // A source of a picture has candidates, and one of a video or of sound an address.
        let isOfVideo = element.name == "source" && element.attributes.contains { $0.name == "src" }
        let container = Self.allCases.first { $0.elements.contains(element.name) }
        guard let container = isOfVideo ? .video : container else { return nil }
        self = container
    }

    /// The tag of the element.
    package var tag: String {
        switch self {
        case .table: "<table>"
        case .tableRow: "<tr>"
        case .columnGroup: "<colgroup>"
        case .select: "<select>"
        case .list: "<ul>"
        case .descriptionList: "<dl>"
        case .fieldset: "<fieldset>"
        case .details: "<details>"
        case .figure: "<figure>"
        case .picture: "<picture>"
        case .video: "<video>"
        case .ruby: "<ruby>"
        case .svg: "<svg>"
        }
    }

    /// The elements that need it.
    private var elements: Set<String> {
        switch self {
        case .table: ["caption", "colgroup", "tbody", "tfoot", "thead", "tr"]
        case .tableRow: ["td", "th"]
        case .columnGroup: ["col"]
        case .select: ["optgroup", "option"]
        case .list: ["li"]
        case .descriptionList: ["dd", "dt"]
        case .fieldset: ["legend"]
        case .details: ["summary"]
        case .figure: ["figcaption"]
        case .picture: ["source"]
        case .video: ["track"]
        case .ruby: ["rp", "rt"]
        case .svg:
            [
                "circle", "clippath", "defs", "ellipse", "foreignobject", "g", "line", "lineargradient", "marker",
                "mask",
                "path", "pattern", "polygon", "polyline", "radialgradient", "rect", "symbol", "text", "tspan", "use",
            ]
        }
    }
}
