import HTMLTokens

extension MediaEmulation {
    /// Returns the HTML of a preview with emulated media features.
    ///
    /// - Parameter base: The address of the document.
    func html(_ html: String, at base: String) -> String {
        String(decoding: EmulatedMarkup(Array(html.utf8), emulation: self, at: base).html, as: UTF8.self)
    }
}

/// The HTML of a preview in which emulated media features always or never match.
struct EmulatedMarkup {
    /// The changed HTML.
    private(set) var html: [UInt8] = []

    private let source: [UInt8]
    private let emulation: MediaEmulation
    private let base: String

    /// The elements that the script of the document would change if they did not say that they are emulated.
    private static let marked: Set<String> = ["link", "style", "source"]

    /// - Parameter base: The address of the document.
    init(_ source: [UInt8], emulation: MediaEmulation, at base: String) {
        self.source = source
        self.emulation = emulation
        self.base = base
        html.reserveCapacity(source.count)
        var tokenizer = HTMLTokenizer(source)
        var isInStyle = false
        while let token = tokenizer.next() {
            if token.kind == .start {
                add(tag: token)
            } else {
                html += isInStyle && token.kind == .other ? styles(source[token.range]) : Array(source[token.range])
            }
            isInStyle = token.kind == .start && token.name == "style"
        }
    }

    private mutating func add(tag: HTMLToken) {
        var position = tag.range.lowerBound + 1 + tag.name.utf8.count
        html += source[tag.range.lowerBound..<position]
        if Self.marked.contains(tag.name) { html += " data-emulated".utf8 }
        for attribute in tag.attributes {
            let value = String(decoding: source[attribute.value], as: UTF8.self)
            let text = value.resolvingAttributeReferences
            guard let new = changed(text, of: attribute.name, in: tag), new != text else { continue }
            html += source[position..<attribute.value.lowerBound]
            html += isQuoted(attribute) ? Self.quoted(new).utf8.dropFirst().dropLast() : Self.quoted(new).utf8[...]
            position = attribute.value.upperBound
        }
        html += source[position..<tag.range.upperBound]
    }

    private func isQuoted(_ attribute: HTMLToken.Attribute) -> Bool {
        "\"'".utf8.contains(source[attribute.value.lowerBound - 1])
    }

    /// Returns a value that fits between quotes of either kind.
    private static func quoted(_ text: String) -> String {
        "\"\(text.escapedForAttribute.replacing("'", with: "&#39;"))\""
    }

    /// Returns the emulated value of an attribute. Nil for one without media features.
    private func changed(_ text: String, of name: String, in tag: HTMLToken) -> String? {
        switch name {
        case "media", "sizes", "imagesizes":
            String(
                decoding: EmulatedStyles(text.utf8, emulation: emulation, at: base, areQueries: true).css, as: UTF8.self
            )
        case "style": String(decoding: styles(text.utf8), as: UTF8.self)
        case "href" where tag.name == "link" && isStylesheet(tag):
            emulation.address(ofStylesheet: text, from: base)
        default: nil
        }
    }

    private func isStylesheet(_ tag: HTMLToken) -> Bool {
        tag.value(of: "rel", in: source)?.lowercased().split { $0.isWhitespace }.contains("stylesheet") ?? false
    }

    private func styles(_ css: some Sequence<UInt8>) -> [UInt8] {
        EmulatedStyles(css, emulation: emulation, at: base).css
    }
}
