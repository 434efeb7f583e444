import HTMLTokens
import TemplateEngine

/// The HTML of a template, in which each tag of the template is replaced by bytes of the same length, so that the tokens of
/// the HTML are those that rendering writes.
///
/// A value is a part of the word around it: of the name of an element or attribute, or of a value without quotes. Tags of
/// sections, partials and comments are white space, except where the name of an element begins.
struct TemplateHTML {
    /// The byte for what a value writes.
    private static let filler: UInt8 = 1
    private static let fillerText: Character = "\u{1}"

    /// The text in UTF-8, as long as the template.
    let bytes: [UInt8]

    init(_ template: TemplateOutline) {
        var bytes = template.markup
        for tag in template.tags where !tag.range.isEmpty {
            let start = tag.range.lowerBound
            let beginsName = Self.beginsName(at: start, in: bytes)
            guard tag.insertsValue || beginsName && tag.kind != .close || tag.isPartialValue(in: bytes) else {
                continue
            }
            for index in tag.range { bytes[index] = Self.filler }
            if beginsName { bytes[start] = UInt8(ascii: "a") }
        }
        self.bytes = bytes
    }

    /// The tokens, whose ranges are those of the template.
    var tokens: HTMLTokenizer { HTMLTokenizer(bytes) }

    private static func beginsName(at index: Int, in bytes: [UInt8]) -> Bool {
        guard index > 0 else { return false }
        let isEnd = index > 1 && bytes[index - 1] == UInt8(ascii: "/")
        return bytes[isEnd ? index - 2 : index - 1] == UInt8(ascii: "<")
    }

    /// Returns what the template itself writes at the start of a name. Nil if it writes the whole name.
    static func knownStart(ofName name: String) -> Substring? {
        guard let end = name.firstIndex(of: fillerText) else { return nil }
        // A value at the start begins with a letter.
        let start = name[..<end]
        return start == "a" ? "" : start
    }
}

extension Tag {
    /// Whether the tag writes a value.
    var insertsValue: Bool { kind == .escaped || kind == .unescaped }

    /// Whether the tag includes a template as the value of an attribute.
    fileprivate func isPartialValue(in html: [UInt8]) -> Bool {
        kind == .partial && range.lowerBound > 0 && html[range.lowerBound - 1] == UInt8(ascii: "=")
    }
}
