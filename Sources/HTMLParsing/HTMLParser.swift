import CGumbo

/// Parses HTML as browsers do, with Gumbo.
///
/// Of the C parsers in Debian, libxml2 before 2.14 tokenizes by HTML 4, without `template` and foreign content; tidy
/// repairs by rules of its own, which changes what is shown; lexbor is not in Debian 12. Gumbo builds trees by WHATWG's
/// algorithm with `template`, SVG, MathML and fragments, is maintained (codeberg.org/grisha/gumbo-parser), is C99
/// without dependencies, and is in Debian, Fedora and Homebrew.
///
/// Debian 12 has Gumbo 0.10.1, of 2015, which builds 1701 of the 1783 trees of html5lib's samples. The others are what
/// the standard has changed since: `dialog` and `search` do not end an open `p`, and in a `select` all but its options
/// is dropped. Control characters become U+FFFD.
package struct HTMLParser {
    /// Blink and WebKit nest no deeper.
    package static let depthLimit = 512

    private let prolog: HTMLProlog
    /// The tags of each element in document order, and the number of errors, if they are asked for.
    private var record: TagRecord?

    private init(prolog: HTMLProlog, record: TagRecord? = nil) {
        self.prolog = prolog
        self.record = record
    }

    /// The nodes of a document, or those of a fragment as of the content of a `template`.
    ///
    /// - Throws: ``HTMLParsingError``.
    package static func parse(_ html: String) throws -> [HTMLNode] {
        var parser = HTMLParser(prolog: HTMLProlog(html))
        guard let marked = FormEndTags(html) else { return try parser.nodes(of: html) }
        return FormEndTags.unmarked(try parser.nodes(of: marked.html))
    }

    /// The same nodes together with what the parser had to mend.
    ///
    /// - Throws: ``HTMLParsingError``.
    package static func inspect(_ html: String) throws -> HTMLInspection {
        let marked = FormEndTags(html)
        var parser = HTMLParser(prolog: HTMLProlog(html), record: TagRecord())
        let nodes = try parser.nodes(of: marked?.html ?? html)
        let record = parser.record ?? TagRecord()
        guard marked != nil else { return HTMLInspection(nodes: nodes, record: record) }
        return HTMLInspection(nodes: FormEndTags.unmarked(nodes), record: record.withoutMarks(in: nodes))
    }

    private mutating func nodes(of html: String) throws -> [HTMLNode] {
        var html = html
        return try html.withUTF8 { try nodes(of: $0) }
    }

    private mutating func nodes(of html: UnsafeBufferPointer<UInt8>) throws -> [HTMLNode] {
        // On the heap, because it points into itself and so must not move.
        let ring = UnsafeMutablePointer<CGumboBlock>.allocate(capacity: 1)
        defer { ring.deallocate() }
        let start = UnsafeRawPointer(html.baseAddress)?.assumingMemoryBound(to: CChar.self)
        let output = CGumboParse(ring, start, html.count, !prolog.isDocument, record != nil).pointee
        defer { CGumboFree(ring) }
        record?.errors = Int(output.errors.length)
        guard prolog.isDocument else {
            return try nodes(output.root.pointee.v.element.children, depth: 0)
        }
        let document = output.document.pointee.v.document
        var nodes = try nodes(document.children, depth: 0)
        if document.has_doctype {
            nodes.insert(.doctype(doctype(document)), at: min(prolog.comments, nodes.count))
        }
        return nodes
    }

    private func doctype(_ document: GumboDocument) -> String {
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

    private mutating func nodes(_ vector: GumboVector, depth: Int) throws -> [HTMLNode] {
        guard depth <= Self.depthLimit else { throw HTMLParsingError.tooDeep(limit: Self.depthLimit) }
        var nodes: [HTMLNode] = []
        nodes.reserveCapacity(Int(vector.length))
        for index in 0..<Int(vector.length) {
            guard let node = vector.data[index]?.assumingMemoryBound(to: GumboNode.self) else { continue }
            switch node.pointee.type {
            case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
                recordTags(of: node.pointee)
                nodes.append(.element(try element(node.pointee.v.element, depth: depth)))
            case GUMBO_NODE_COMMENT:
                nodes.append(.comment(String(cString: node.pointee.v.text.text)))
            default:
                append(String(cString: node.pointee.v.text.text), to: &nodes)
            }
        }
        return nodes
    }

    /// Texts that moved beside each other are one, as they are in any other parse.
    private func append(_ text: String, to nodes: inout [HTMLNode]) {
        if case .text(let previous) = nodes.last {
            nodes[nodes.count - 1] = .text(HTMLText(string: previous.string + text))
        } else {
            nodes.append(.text(HTMLText(string: text)))
        }
    }

    private mutating func element(_ element: GumboElement, depth: Int) throws -> HTMLElement {
        HTMLElement(
            name: name(element), namespace: namespace(element.tag_namespace),
            attributes: (0..<Int(element.attributes.length)).compactMap { index in
                element.attributes.data[index].map {
                    attribute($0.assumingMemoryBound(to: GumboAttribute.self).pointee)
                }
            },
            children: try nodes(element.children, depth: depth + 1))
    }

    private mutating func recordTags(of node: GumboNode) {
        guard record != nil else { return }
        let has = { (flag: GumboParseFlags) in node.parse_flags.rawValue & flag.rawValue != 0 }
        record?.tags.append(
            ElementTags(
                offset: Int(node.v.element.start_pos.offset), isMoved: has(GUMBO_INSERTION_ADOPTION_AGENCY_MOVED),
                isImplied: has(GUMBO_INSERTION_BY_PARSER)))
    }

    private func name(_ element: GumboElement) -> String {
        var original = element.original_tag
        gumbo_tag_from_original_text(&original)
        if element.tag_namespace == GUMBO_NAMESPACE_SVG, let name = gumbo_normalize_svg_tagname(&original) {
            return String(cString: name)
        }
        guard element.tag == GUMBO_TAG_UNKNOWN else { return String(cString: gumbo_normalized_tagname(element.tag)) }
        let bytes = UnsafeRawBufferPointer(start: original.data, count: original.length)
        return String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private func namespace(_ namespace: GumboNamespaceEnum) -> HTMLElement.Namespace {
        switch namespace {
        case GUMBO_NAMESPACE_SVG: .svg
        case GUMBO_NAMESPACE_MATHML: .mathML
        default: .html
        }
    }

    private func attribute(_ attribute: GumboAttribute) -> HTMLAttribute {
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
