import HTMLTokens

/// The HTML of a page whose links lead elsewhere: to the files of an export, or below a base path.
///
/// It changes finished HTML, because the templates of a program know about neither.
struct LinkedMarkup {
    /// The HTML with changed links.
    private(set) var html: [UInt8] = []

    private let source: [UInt8]
    private let link: (String) -> ChangedLink
    /// Whether links stay links also without a destination, and tools and forms stay.
    private let keepsElements: Bool
    /// Whether a script is left out, up to its end tag.
    private var isInScript = false
    /// Whether the next token is a stylesheet.
    private var isInStyle = false
    /// The tool around the current element.
    private var tool: ExportedTool?

    /// The attributes that contain one address.
    private static let attributes: Set<String> = [
        "href", "src", "action", "formaction", "poster", "data", "xlink:href",
        "data-frame", "data-whole", "data-document", "data-axe", "data-index", "data-report", "data-changes",
        "data-begin", "data-states",
    ]

    /// The attributes that only a link or a form with a destination can have.
    private static let linkAttributes: Set<String> = [
        "aria-expanded", "aria-keyshortcuts", "download", "hreflang", "method", "rel", "target",
    ]

    /// Changes the links of a page.
    ///
    /// - Parameters:
    ///   - keepingElements: Whether no element is left out, and links without a destination stay links, as the style of a
    ///     preview may need. Otherwise, tools, forms and links that lead nowhere are removed.
    ///   - link: Returns the destination of an address.
    init(_ source: [UInt8], keepingElements: Bool = false, link: @escaping (String) -> ChangedLink) {
        self.source = source
        keepsElements = keepingElements
        self.link = link
        html.reserveCapacity(source.count)
        var tokenizer = HTMLTokenizer(source)
        while let token = tokenizer.next() { add(token) }
    }

    private mutating func add(_ token: HTMLToken) {
        if isInScript {
            isInScript = token.kind != .end
            return
        }
        guard token.kind == .start else {
            let text = source[token.range]
            html += isInStyle ? styles(text) : Array(text)
            isInStyle = false
            if token.kind == .end { endTool(token) }
            return
        }
        isInStyle = token.name == "style"
        beginTool(token)
        let changes = token.attributes.compactMap { attribute in
            changed(attribute, of: token).map { (attribute, $0) }
        }
        isInScript = token.name == "script" && changes.contains { $0.1 == .missing }
        if !isInScript { write(token, changes) }
        let links = changes.filter { $0.1 != .missing && Self.attributes.contains($0.0.name) }
        let leadsElsewhere = !links.isEmpty && token.value(of: "aria-current", in: source) == nil
        if leadsElsewhere { tool?.isUseful = true }
    }

    /// A tool of the site that leads nowhere else is left out, as most tools of the workbench do in an export.
    private mutating func beginTool(_ token: HTMLToken) {
        guard !keepsElements, token.name == "div" else { return }
        if tool != nil {
            tool?.depth += 1
        } else if token.value(of: "class", in: source) == "tool" {
            tool = ExportedTool(start: html.count)
        }
    }

    private mutating func endTool(_ token: HTMLToken) {
        guard token.name == "div", let ended = tool else { return }
        tool?.depth -= 1
        guard ended.depth == 1 else { return }
        if !ended.isUseful { html.removeSubrange(ended.start...) }
        tool = nil
    }

    /// Of the forms of the site, only a search works without a server: the script filters what the page has.
    private func changed(_ attribute: HTMLToken.Attribute, of token: HTMLToken) -> ChangedLink? {
        if let text = changedText(attribute) { return .address(text) }
        guard Self.attributes.contains(attribute.name) else { return nil }
        if token.name == "form", !keepsElements, token.value(of: "role", in: source) != "search" { return .missing }
        let address = String(decoding: source[attribute.value], as: UTF8.self).resolvingAttributeReferences
        let link = link(address)
        return link == .unchanged ? nil : link
    }

    /// Returns the value of an attribute with several addresses or a style. Nil if nothing changes in it.
    private func changedText(_ attribute: HTMLToken.Attribute) -> String? {
        guard ["srcset", "imagesrcset", "style"].contains(attribute.name) else { return nil }
        let value = String(decoding: source[attribute.value], as: UTF8.self).resolvingAttributeReferences
        let text =
            attribute.name == "style"
            ? LinkedStyles.changing(value, link: link)
            : ImageCandidates(value).changing { if case .address(let address) = link($0) { address } else { $0 } }
        return text == value ? nil : text
    }

    private func styles(_ css: ArraySlice<UInt8>) -> [UInt8] {
        Array(LinkedStyles.changing(String(decoding: css, as: UTF8.self), link: link).utf8)
    }

    private mutating func write(_ token: HTMLToken, _ changes: [(HTMLToken.Attribute, ChangedLink)]) {
        guard !changes.isEmpty else {
            html += source[token.range]
            return
        }
        let isPlaceholder =
            !keepsElements && changes.contains { $0.1 == .missing && !$0.0.name.hasPrefix("data-") }
        html += "<\(token.name)".utf8
        for attribute in token.attributes where !isPlaceholder || !Self.linkAttributes.contains(attribute.name) {
            switch changes.first(where: { $0.0 == attribute })?.1 {
            case .address(let address): write(attribute.name, address.escapedForAttribute)
            case .missing where keepsElements && attribute.name == "href": write(attribute.name, "#")
            case .missing: break
            case .unchanged, nil: write(attribute)
            }
        }
        html += (token.closesItself ? "/>" : ">").utf8
    }

    private mutating func write(_ attribute: HTMLToken.Attribute) {
        write(attribute.name, String(decoding: source[attribute.value], as: UTF8.self).replacing("\"", with: "&quot;"))
    }

    private mutating func write(_ name: String, _ value: String) {
        html += " \(name)=\"\(value)\"".utf8
    }
}

/// A tool of the site: an element with choices, most of which are links.
struct ExportedTool {
    /// Where it begins in the changed HTML.
    let start: Int
    /// The number of elements of its kind that are open, with itself.
    var depth = 1
    /// Whether it leads to another page.
    var isUseful = false
}
