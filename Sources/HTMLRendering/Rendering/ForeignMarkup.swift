import FOSMVVM
import HTMLTokens

/// Marks texts in another language with elements (WCAG 2.2, success criterion 3.1.2 "Language of parts").
///
/// This markup is outside of templates, like ``LiveMarkup``, because the language of a text is known only when it is looked
/// up. In attributes and elements that contain only text, the marks are removed.
struct ForeignMarkup {
    private static let start = Array(ForeignText.start.utf8)
    private static let middle = Array(ForeignText.middle.utf8)
    private static let end = Array(ForeignText.end.utf8)

    /// The elements whose content is text or not HTML.
    private static let textual: Set<String> = [
        "iframe", "math", "noscript", "option", "script", "style", "svg", "textarea", "title", "xmp",
    ]
    /// The elements among them that a tag may open and close at once.
    private static let foreign: Set<String> = ["math", "svg"]

    private var html: [UInt8] = []
    /// The name of the open textual element.
    private var open: String?

    /// Returns the HTML with elements instead of marks.
    static func html(of marked: [UInt8]) -> [UInt8] {
        var markup = ForeignMarkup()
        for token in HTMLTokenizer(marked) {
            markup.add(marked[token.range], hasElements: token.kind == .text && markup.open == nil)
            markup.enter(token)
        }
        return markup.html
    }

    private mutating func add(_ marked: ArraySlice<UInt8>, hasElements: Bool) {
        var rest = marked
        while let byte = rest.first {
            if rest.starts(with: Self.start), let language = Self.language(after: rest.dropFirst(Self.start.count)) {
                if hasElements { html += Self.startTag(of: String(decoding: language, as: UTF8.self)) }
                rest = rest[(language.endIndex + Self.middle.count)...]
            } else if rest.starts(with: Self.end) {
                if hasElements { html += Array("</bdi>".utf8) }
                rest = rest.dropFirst(Self.end.count)
            } else {
                html.append(byte)
                rest = rest.dropFirst()
            }
        }
    }

    private static func language(after bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let language = bytes.prefix { $0 < 0x80 }
        return bytes[language.endIndex...].starts(with: middle) ? language : nil
    }

    private static func startTag(of tag: String) -> [UInt8] {
        guard let language = LocaleIdentifier(tag) else { return [] }
        return Array(#"<bdi lang="\#(language.tag)" dir="\#(language.direction)">"#.utf8)
    }

    /// Opens or closes a textual element. An option may lack an end tag (WHATWG HTML §13.1.2.4).
    private mutating func enter(_ token: HTMLToken) {
        switch (token.kind, open) {
        case (.start, nil):
            let isEmpty = token.closesItself && Self.foreign.contains(token.name)
            if Self.textual.contains(token.name), !isEmpty { open = token.name }
        case (.end, let open?):
            let ends = open == "option" ? ["option", "select", "datalist"] : [open]
            if ends.contains(token.name) { self.open = nil }
        default: break
        }
    }
}
