import FOSMVVM

/// Marks texts in another language with elements (WCAG 2.2, success criterion 3.1.2 "Language of parts").
///
/// This is the only markup outside of templates, because the language of a text is known only when it is looked up. In
/// attributes and elements that contain only text, the marks are removed.
struct ForeignMarkup {
    private static let start = Array(ForeignText.start.utf8)
    private static let middle = Array(ForeignText.middle.utf8)
    private static let end = Array(ForeignText.end.utf8)

    private var html: [UInt8] = []
    private var context = MarkupContext()

    /// Returns the HTML with elements instead of marks.
    static func html(of marked: [UInt8]) -> [UInt8] {
        var markup = ForeignMarkup()
        var rest = marked[...]
        while let byte = rest.first {
            if rest.starts(with: start), let language = markup.language(after: rest.dropFirst(start.count)) {
                markup.open(String(decoding: language, as: UTF8.self))
                rest = rest[(language.endIndex + middle.count)...]
            } else if rest.starts(with: end) {
                markup.close()
                rest = rest.dropFirst(end.count)
            } else {
                markup.context.read(byte)
                markup.html.append(byte)
                rest = rest.dropFirst()
            }
        }
        return markup.html
    }

    private func language(after bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let language = bytes.prefix { $0 < 0x80 }
        return bytes[language.endIndex...].starts(with: Self.middle) ? language : nil
    }

    private mutating func open(_ tag: String) {
        guard context.allowsElements, let language = LocaleIdentifier(tag) else { return }
        html += Array(#"<bdi lang="\#(language.tag)" dir="\#(language.direction)">"#.utf8)
    }

    private mutating func close() {
        if context.allowsElements { html += Array("</bdi>".utf8) }
    }
}

/// The state of reading HTML, as far as it determines whether an element may begin (WHATWG HTML §13.2.5).
struct MarkupContext {
    private enum Place {
        case text
        case tag(quote: UInt8?)
        case comment
    }

    /// The elements whose content is text or not HTML.
    private static let textual: Set<String> = [
        "iframe", "math", "noscript", "option", "script", "style", "svg", "textarea", "title", "xmp",
    ]

    /// The elements among them that a tag may open and close at once.
    private static let foreign: Set<String> = ["math", "svg"]

    private var place = Place.text
    /// The current or last tag without its attributes, such as `<h2` or `</p`.
    private var tag: [UInt8] = []
    private var readsName = false
    /// The last byte of the tag, except for white space.
    private var last: UInt8?
    /// The name of the open textual element.
    private var open: String?

    /// Whether the position is in text, outside of textual elements.
    var allowsElements: Bool {
        if case .text = place { open == nil } else { false }
    }

    /// Reads the next byte.
    mutating func read(_ byte: UInt8) {
        switch place {
        case .text where byte == UInt8(ascii: "<"): begin()
        case .text: break
        case .comment: readComment(byte)
        case .tag(let quote?): if byte == quote { place = .tag(quote: nil) }
        case .tag(nil):
            readTag(byte)
            if !byte.isSpace { last = byte }
        }
    }

    private mutating func begin() {
        place = .tag(quote: nil)
        tag = []
        readsName = true
    }

    private mutating func readComment(_ byte: UInt8) {
        tag = tag.suffix(2) + [byte]
        if tag.elementsEqual("-->".utf8) { place = .text }
    }

    private mutating func readTag(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: ">"): endTag()
        case UInt8(ascii: "<"): begin()
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            if open == nil, last == UInt8(ascii: "=") { place = .tag(quote: byte) }
        case _ where byte.isSpace: endName()
        default: readName(byte)
        }
    }

    private mutating func readName(_ byte: UInt8) {
        guard readsName else { return }
        tag.append(byte)
        if tag.elementsEqual("!--".utf8) { place = .comment }
    }

    /// Whether a tag begins. `<` before white space is text: `a < b`.
    private mutating func endName() {
        if tag.isEmpty { place = .text }
        readsName = false
    }

    private mutating func endTag() {
        place = .text
        let name = String(decoding: tag, as: UTF8.self).lowercased()
        if let open {
            if Self.closes(name, open) { self.open = nil }
        } else if Self.textual.contains(name), last != UInt8(ascii: "/") || !Self.foreign.contains(name) {
            open = name
        }
    }

    /// Whether a tag ends the textual element. An option may lack an end tag (WHATWG HTML §13.1.2.4).
    private static func closes(_ tag: String, _ open: String) -> Bool {
        tag == "/" + open || open == "option" && ["/select", "/datalist"].contains(tag)
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(self) }
}
