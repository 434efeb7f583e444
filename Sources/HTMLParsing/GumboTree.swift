import CGumbo
import HTMLTokens

/// The nodes that Gumbo creates from HTML.
struct GumboTree {
    /// The context in which HTML is parsed.
    enum Context {
        case document(HTMLProlog)
        /// The content of a `body`.
        case body
        /// The content of a `template`, where a part of a table is allowed without its table.
        case template
    }

    private(set) var nodes: [HTMLNode] = []
    /// The number of syntax errors.
    private(set) var errors = 0
    /// The tags of each element, if they are recorded.
    private(set) var record: TagRecord?
    /// The number of omitted comments.
    private(set) var omitted = 0

    private let omittedComments: Set<Int>

    /// - Parameters:
    ///   - html: The HTML in UTF-8.
    ///   - context: The context in which it is parsed.
    ///   - maxErrors: The maximum number of errors to count. Nil for all of them.
    ///   - omittedComments: The places of comments to leave out.
    ///   - recordsTags: Whether to record the tags.
    /// - Throws: ``HTMLParsingError/tooDeep(limit:)``.
    init(
        _ html: UnsafeBufferPointer<UInt8>, context: Context, maxErrors: Int? = 1, omittedComments: Set<Int> = [],
        recordsTags: Bool = false
    ) throws(HTMLParsingError) {
        self.omittedComments = omittedComments
        if recordsTags { record = TagRecord() }
        let start = UnsafeRawPointer(html.baseAddress)?.assumingMemoryBound(to: CChar.self)
        let parsed = CGumboParse(start, html.count, context.tag, maxErrors.map { Int32($0) } ?? -1)
        defer { CGumboFree(parsed) }
        let output = parsed.output.pointee
        errors = Int(output.errors.length)
        switch context {
        case .body, .template: try append(output.root.pointee.v.element.children, of: html)
        case .document(let prolog):
            let document = output.document.pointee.v.document
            try append(document.children, of: html)
            if document.has_doctype {
                nodes.insert(.doctype(Self.doctype(document)), at: min(prolog.comments, nodes.count))
            }
        }
    }

    private static func doctype(_ document: GumboDocument) -> String {
        let name = String(cString: document.name)
        let publicIdentifier = String(cString: document.public_identifier)
        let systemIdentifier = String(cString: document.system_identifier)
        return switch (publicIdentifier.isEmpty, systemIdentifier.isEmpty) {
        case (true, true): name
        case (true, false): "\(name) SYSTEM \"\(systemIdentifier)\""
        case (false, true): "\(name) PUBLIC \"\(publicIdentifier)\""
        case (false, false): "\(name) PUBLIC \"\(publicIdentifier)\" \"\(systemIdentifier)\""
        }
    }

    /// Appends the nodes in an element or a document, and their descendants.
    private mutating func append(
        _ children: GumboVector, of html: UnsafeBufferPointer<UInt8>
    ) throws(HTMLParsingError) {
        var open: [(children: GumboVector, next: Int)] = [(children, 0)]
        while let (children, next) = open.last {
            guard next < Int(children.length) else {
                open.removeLast()
                if !open.isEmpty { nodes.append(.end) }
                continue
            }
            open[open.count - 1].next += 1
            guard let node = children.data[next]?.assumingMemoryBound(to: GumboNode.self) else { continue }
            switch node.pointee.type {
            case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
                guard open.count <= HTMLParser.depthLimit else { throw .tooDeep(limit: HTMLParser.depthLimit) }
                recordTags(of: node.pointee)
                nodes.append(.start(Self.element(node.pointee.v.element)))
                open.append((node.pointee.v.element.children, 0))
            case GUMBO_NODE_COMMENT: appendComment(node.pointee.v.text, of: html)
            default: appendText(String(cString: node.pointee.v.text.text))
            }
        }
    }

    private mutating func appendComment(_ comment: GumboText, of html: UnsafeBufferPointer<UInt8>) {
        let place = html.baseAddress.map { UnsafeRawPointer(comment.original_text.data) - UnsafeRawPointer($0) }
        if let place, omittedComments.contains(place) {
            omitted += 1
        } else {
            nodes.append(.comment(String(cString: comment.text)))
        }
    }

    /// Joins adjacent texts, as in any other parser.
    private mutating func appendText(_ text: String) {
        guard case .text(var previous) = nodes.last else { return nodes.append(.text(text)) }
        nodes.removeLast()
        previous += text
        nodes.append(.text(previous))
    }

    private mutating func recordTags(of node: GumboNode) {
        guard record != nil else { return }
        let has = { (flag: GumboParseFlags) in node.parse_flags.rawValue & flag.rawValue != 0 }
        record?.tags.append(
            ElementTags(
                offset: Int(node.v.element.start_pos.offset), isMoved: has(GUMBO_INSERTION_ADOPTION_AGENCY_MOVED),
                isImplied: has(GUMBO_INSERTION_BY_PARSER)))
    }

    private static func element(_ element: GumboElement) -> HTMLElement {
        HTMLElement(
            name: name(element), namespace: namespace(element.tag_namespace),
            attributes: (0..<Int(element.attributes.length)).compactMap { index in
                element.attributes.data[index].map {
                    attribute($0.assumingMemoryBound(to: GumboAttribute.self).pointee)
                }
            })
    }

    private static func name(_ element: GumboElement) -> String {
        var original = element.original_tag
        gumbo_tag_from_original_text(&original)
        if element.tag_namespace == GUMBO_NAMESPACE_SVG, let name = gumbo_normalize_svg_tagname(&original) {
            return String(cString: name)
        }
        guard element.tag == GUMBO_TAG_UNKNOWN else { return String(cString: gumbo_normalized_tagname(element.tag)) }
        let bytes = UnsafeRawBufferPointer(start: original.data, count: original.length)
        return String(decoding: bytes.map(\.asciiLowercased), as: UTF8.self)
    }

    private static func namespace(_ namespace: GumboNamespaceEnum) -> HTMLElement.Namespace {
        switch namespace {
        case GUMBO_NAMESPACE_SVG: .svg
        case GUMBO_NAMESPACE_MATHML: .mathML
        default: .html
        }
    }

    private static func attribute(_ attribute: GumboAttribute) -> HTMLAttribute {
        let name = String(cString: attribute.name)
        let prefix =
            switch attribute.attr_namespace {
            case GUMBO_ATTR_NAMESPACE_XLINK: "xlink:"
            case GUMBO_ATTR_NAMESPACE_XML: "xml:"
            case GUMBO_ATTR_NAMESPACE_XMLNS where name != "xmlns": "xmlns:"
            default: ""
            }
        return HTMLAttribute(name: prefix + name, value: String(cString: attribute.value))
    }
}

extension GumboTree.Context {
    fileprivate var tag: GumboTag {
        switch self {
        case .document: GUMBO_TAG_LAST
        case .body: GUMBO_TAG_BODY
        case .template: GUMBO_TAG_TEMPLATE
        }
    }
}
