import HTMLParsing
import TemplateEngine

/// A text in a template, between its tags or in an attribute, with collapsed white space.
struct TemplateText {
    let text: String
    let file: String
    /// The line in which it begins, from 1.
    let line: Int

    /// Returns the texts of a template, in order. Empty for a template that does not parse.
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

    /// Whether it contains a shown text that is not a part of a word.
    func has(_ shown: String) -> Bool {
        guard let range = text.utf8.firstRange(of: shown.utf8) else { return false }
        let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
        let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
        return !(before.isWord && shown.first?.isWord == true) && !(after.isWord && shown.last?.isWord == true)
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("&"), case .text(let decoded) = try? HTMLParser.parse(text).nodes.first else {
            return DisplayedTexts.singleSpaced(text)
        }
        return DisplayedTexts.singleSpaced(decoded)
    }
}

extension Character {
    fileprivate var isWord: Bool { isLetter || isNumber }
}

/// Finds the texts of a template: between HTML tags, and in attributes that are read or heard.
struct TemplateTextScanner {
    /// The replacement for each byte of Mustache tags, which end a text.
    static let gap: UInt8 = 0
    private static let attributes = DisplayedTexts.attributes.union(["value", "label"])

    /// The bytes of each text, in order. Some contain only white space.
    private(set) var texts: [Range<Int>] = []
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while position < bytes.count {
            if beginsTag { skipTag() } else { takeText() }
        }
    }

    private var beginsTag: Bool {
        guard bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count else { return false }
        let next = bytes[position + 1]
        return (0x61...0x7A).contains(next | 0x20) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
    }

    private mutating func takeText() {
        let start = position
        repeat { position += 1 } while position < bytes.count && bytes[position] != Self.gap && !beginsTag
        texts.append((bytes[start] == Self.gap ? start + 1 : start)..<position)
    }

    private mutating func skipTag() {
        let isComment = bytes[position...].starts(with: "<!--".utf8)
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: ">"), !isComment || bytes[..<position].suffix(3).starts(with: "-->".utf8) { return }
            if !isComment, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { takeValue(until: byte) }
        }
    }

    private mutating func takeValue(until quote: UInt8) {
        let isRead = Self.attributes.contains(nameBeforeValue)
        var start = position
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == Self.gap {
                if isRead { texts.append(start..<position) }
                start = position + 1
            }
            position += 1
        }
        if isRead { texts.append(start..<position) }
        position = min(position + 1, bytes.count)
    }

    /// The name of the attribute whose value begins here.
    private var nameBeforeValue: String {
        let before = bytes[..<(position - 1)].reversed().drop { $0.isHTMLSpace || $0 == UInt8(ascii: "=") }
        let name = before.prefix { !$0.isHTMLSpace && $0 != Self.gap && $0 != UInt8(ascii: "\"") }
        return String(decoding: name.reversed(), as: UTF8.self).lowercased()
    }
}
