package import Diagnostics
import HTMLParsing
import HTMLRendering
import HTMLTokens
package import TemplateEngine

/// A text that a template contains itself, so that it is the same in every language.
package struct HardCodedText: Hashable, Sendable {
    /// The text from its first to its last letter or digit, as people read it. An ellipsis represents what a tag inserts.
    package let text: String
    /// The name of the attribute that contains it. Nil for a text between tags.
    package let attribute: String?
    /// The place of the first letter or digit.
    package let place: SourcePlace
}

extension TemplateOutline {
    /// The hard-coded texts of the template, in order.
    package var hardCodedTexts: [HardCodedText] { HardCodedTextFinder(self).texts }
}

extension TemplateLibrary {
    /// Returns the hard-coded texts of a view's template, then those of the templates that it includes, by name.
    /// Templates of the host are left out.
    package func hardCodedTexts(ofView name: String) -> [HardCodedText] {
        guard let own = fullName(of: name) else { return [] }
        let included = TemplateInclusions(in: self).included(by: own).subtracting([own]).sorted()
        return ([own] + included).filter { !HTMLRenderer.isOfHost(template: $0) }
            .compactMap(outline).flatMap(\.hardCodedTexts)
    }
}

/// Finds the letters and digits of a template that people read: between tags, and in some attributes.
private struct HardCodedTextFinder {
    private let template: TemplateOutline
    /// The template's text with `value` for each byte of a tag that inserts something, and `edge` for each byte of a tag
    /// that begins or ends a section. Other tags are white space.
    private var bytes: [UInt8]

    private static let edge: UInt8 = 0
    private static let value: UInt8 = 1

    init(_ template: TemplateOutline) {
        self.template = template
        bytes = template.markup
        for tag in template.tags {
            for index in tag.range { bytes[index] = Self.byte(for: tag) }
        }
    }

    private static func byte(for tag: Tag) -> UInt8 {
        switch tag.kind {
        case .escaped, .unescaped, .partial: value
        case .section, .inverted, .block, .parent, .close: edge
        case .comment, .delimiters: UInt8(ascii: " ")
        }
    }

    var texts: [HardCodedText] {
        var untranslated = UntranslatedPart()
        return TemplateHTML(template).tokens.flatMap { token -> [HardCodedText] in
            guard !untranslated.includes(token, in: template.markup) else { return [] }
            switch token.kind {
            case .text: return texts(in: token.range, of: nil)
            case .start:
                return token.attributes.filter { isRead($0, of: token) }.flatMap { texts(in: $0.value, of: $0.name) }
            case .end, .other: return []
            }
        }
    }

    private func isRead(_ attribute: HTMLToken.Attribute, of tag: HTMLToken) -> Bool {
        let type = tag.value(of: "type", in: template.markup)
        guard HumanReadableAttributes.include(attribute.name, ofElement: tag.name, type: type) else { return false }
        // The number in a field is a value, and not a text.
        guard attribute.name == "value", HumanReadableAttributes.isField(type: type) else { return true }
        return String(decoding: template.markup[attribute.value], as: UTF8.self).contains(where: \.isLetter)
    }

    /// Returns the texts in a range, which sections divide.
    private func texts(in range: Range<Int>, of attribute: String?) -> [HardCodedText] {
        bytes[range].split(separator: Self.edge).compactMap { part in
            words(in: part).map { words in
                HardCodedText(text: read(words), attribute: attribute, place: template.place(at: words.startIndex))
            }
        }
    }

    /// Returns the bytes from the first letter or digit to the last. Nil if there is none.
    ///
    /// A character reference such as `&nbsp;` is none, whatever it represents.
    private func words(in part: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard part.contains(where: { !$0.isHTMLSpace && $0 != Self.value }) else { return nil }
        let text = String(decoding: part, as: UTF8.self)
        var found: Range<String.Index>?
        var index = text.startIndex
        while index < text.endIndex {
            if let end = Self.endOfReference(in: text, from: index) {
                index = end
                continue
            }
            let next = text.index(after: index)
            if text[index].isLetter || text[index].isNumber { found = (found?.lowerBound ?? index)..<next }
            index = next
        }
        guard let found else { return nil }
        let start = part.startIndex + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        return part[start..<(start + text.utf8.distance(from: found.lowerBound, to: found.upperBound))]
    }

    private static func endOfReference(in text: String, from start: String.Index) -> String.Index? {
        guard text[start] == "&" else { return nil }
        let name = text[text.index(after: start)...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
        guard name.endIndex < text.endIndex, text[name.endIndex] == ";" else { return nil }
        return text.index(after: name.endIndex)
    }

    /// Returns a text with decoded references, with an ellipsis for each value, and with collapsed white space.
    private func read(_ words: ArraySlice<UInt8>) -> String {
        let parts = words.split(separator: Self.value).map { String(decoding: $0, as: UTF8.self) }
        let text = parts.joined(separator: "…").singleSpaced
        guard text.contains("&"), case .text(let decoded) = try? HTMLParser.parse(text).nodes.first else { return text }
        return decoded.singleSpaced
    }
}

/// Keeps track of elements with `translate="no"`.
///
/// Source: WHATWG HTML, "The translate attribute".
private struct UntranslatedPart {
    private var element: String?
    private var depth = 0

    /// Whether a token, which must be the next one of the markup, is in such an element.
    mutating func includes(_ token: HTMLToken, in markup: [UInt8]) -> Bool {
        guard let element else { return begins(with: token, in: markup) }
        if token.name == element {
            depth += token.kind == .start ? 1 : -1
            if depth == 0 { self.element = nil }
        }
        return true
    }

    /// Whether an element's attributes are translated follows from its text.
    private mutating func begins(with token: HTMLToken, in markup: [UInt8]) -> Bool {
        guard token.kind == .start, token.value(of: "translate", in: markup)?.lowercased() == "no" else { return false }
        if !token.closesItself, !HTMLElement.voidNames.contains(token.name) {
            element = token.name
            depth = 1
        }
        return true
    }
}
