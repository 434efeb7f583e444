import HTMLParsing
import TemplateEngine

/// A text that a template writes itself, between its tags or in an attribute, with white space made one.
struct TemplateText {
    let text: String
    let file: String
    /// The line in which it begins, from 1.
    let line: Int

    /// The texts of a template, in order; none of one that does not parse.
    static func all(of name: String, in templates: TemplateLibrary) -> [TemplateText] {
        guard let outline = templates.outline(of: name) else { return [] }
        var bytes = outline.bytes
        for index in outline.tags.lazy.flatMap(\.range) where bytes[index] != UInt8(ascii: "\n") {
            bytes[index] = TemplateTextScanner.gap
        }
        var (line, counted) = (1, 0)
        return TemplateTextScanner(bytes).texts.compactMap { range in
            guard let first = range.first(where: { !bytes[$0].isHTMLSpace }) else { return nil }
            line += bytes[counted..<first].count { $0 == UInt8(ascii: "\n") }
            counted = first
            return TemplateText(text: decoded(bytes[range]), file: outline.file, line: line)
        }
    }

    /// Whether a shown text stands in it, and not as a part of a word.
    func has(_ shown: String) -> Bool {
        guard let range = text.utf8.firstRange(of: shown.utf8) else { return false }
        let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
        let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
        return !(before.isWord && shown.first?.isWord == true) && !(after.isWord && shown.last?.isWord == true)
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("&"), case .text(let decoded) = try? HTMLParser.parse(text).nodes.first else {
            return ShownTexts.singleSpaced(text)
        }
        return ShownTexts.singleSpaced(decoded)
    }
}

extension Character {
    fileprivate var isWord: Bool { isLetter || isNumber }
}
