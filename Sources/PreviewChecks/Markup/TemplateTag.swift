import HTMLParsing
import HTMLTokens
import TemplateEngine

/// A tag of HTML in a template, as far as it is known before rendering.
struct TemplateTag {
    private struct Attribute {
        /// Nil if the template inserts a value, or if the value contains a character reference.
        let value: String?
        /// Whether the attribute is in a section, so that it may be absent.
        let isOptional: Bool
    }

    /// The offset of the tag's first byte in the template.
    let offset: Int
    /// The name of the element, or its start if a value is a part of it.
    private let name: String
    private let isWholeName: Bool
    private let isEnd: Bool
    private let closesItself: Bool
    /// The attributes by name, each up to the first one that is always written, because browsers use the first one. An
    /// attribute in several sections can have several values.
    private let attributes: [String: [Attribute]]
    /// Whether a value or a template is between the attributes, so that there can be more of them.
    private let mayHaveMore: Bool

    /// - Parameter inner: The tags of the template in this one, in order.
    private init(_ token: HTMLToken, in template: TemplateOutline, inner: ArraySlice<Tag>) {
        let sections = Self.sections(of: inner)
        let values = inner.map(\.range)
        offset = token.range.lowerBound
        let start = TemplateHTML.knownStart(ofName: token.name)
        name = start.map(String.init) ?? token.name
        isWholeName = start == nil
        isEnd = token.kind == .end
        closesItself = token.closesItself
        let named = token.attributes.filter { TemplateHTML.knownStart(ofName: $0.name) == nil }
        attributes = Dictionary(grouping: named, by: \.name).mapValues { attributes in
            let attributes = attributes.map { attribute in
                let value = String(decoding: template.markup[attribute.value], as: UTF8.self)
                let isKnown =
                    !value.contains("&")
                    && values.firstToEnd(after: attribute.value.lowerBound)
                        .map { !$0.overlaps(attribute.value) } ?? true
                let section = sections.firstToEnd(after: attribute.value.upperBound - 1)
                return Attribute(
                    value: isKnown ? value : nil,
                    isOptional: section.map { $0.lowerBound < attribute.value.lowerBound } ?? false)
            }
            return attributes.firstIndex { !$0.isOptional }.map { Array(attributes[...$0]) } ?? attributes
        }
        let written = token.attributes.map(\.value)
        mayHaveMore = inner.contains { tag in
            !tag.isSectionEdge
                && !(written.firstToEnd(after: tag.range.lowerBound).map { $0.overlaps(tag.range) } ?? false)
        }
    }

    /// The element that a start tag begins; nil for an end tag.
    var element: CheckedElement? {
        guard !isEnd else { return nil }
        let attributes = attributes.sorted { $0.key < $1.key }.flatMap { name, values in
            values.map { (name: name, value: $0.value) }
        }
        return CheckedElement(name: isWholeName ? name : name + "…", attributes: attributes, mayHaveMore: mayHaveMore)
    }

    /// Returns the tags of a template, in the order of its text.
    static func all(in template: TemplateOutline) -> [TemplateTag] {
        var rest = template.tags[...]
        return TemplateHTML(template).tokens.filter { $0.kind == .start || $0.kind == .end }.map { token in
            rest = rest.drop { $0.range.upperBound <= token.range.lowerBound }
            let inner = rest.prefix { $0.range.lowerBound < token.range.upperBound }
            return TemplateTag(token, in: template, inner: inner)
        }
    }

    /// The values of attributes that the template does not insert, with the names.
    var writtenValues: [(name: String, value: String)] {
        attributes.flatMap { name, written in written.compactMap { $0.value }.map { (name, $0) } }
    }

    /// What all tags have in common that this one can write.
    var shape: TagShape {
        let required = attributes.filter { !$1.allSatisfy(\.isOptional) }
        let known = required.compactMapValues { $0.count == 1 ? $0[0].value : nil }.sorted { $0.key < $1.key }
        let isExact = !isEnd && !mayHaveMore && isWholeName && required.count == attributes.count
        return TagShape(
            name: (isEnd ? "/" : "") + (isWholeName ? name : ""), attributes: isExact ? attributes.keys.sorted() : nil,
            known: known.map(\.key), values: known.map(\.value))
    }

    /// Whether this tag may have written a tag of a preview.
    func mayHaveWritten(_ tag: RenderedTag) -> Bool {
        guard isWholeName ? name == tag.name : tag.name.hasPrefix(name), isEnd == tag.isEnd,
            tag.closesItself.map({ $0 == closesItself }) ?? true
        else {
            return false
        }
        guard mayHaveMore || isEnd || tag.attributes.keys.allSatisfy({ attributes[$0] != nil }) else { return false }
        return attributes.allSatisfy { name, written in
            guard let shown = tag.attributes[name] else { return written.allSatisfy(\.isOptional) }
            return written.contains { $0.value == nil || $0.value == shown }
        }
    }

    /// Returns the ranges from the start to the end of each section that is not in another one.
    private static func sections(of tags: ArraySlice<Tag>) -> [Range<Int>] {
        var starts: [Int] = []
        var sections: [Range<Int>] = []
        for tag in tags {
            switch tag.kind {
            case .section, .inverted, .block, .parent: starts.append(tag.range.lowerBound)
            case .close:
                guard let start = starts.popLast() else { continue }
                // The sections inside of this one.
                while let last = sections.last, last.lowerBound > start { sections.removeLast() }
                sections.append(start..<tag.range.lowerBound)
            default: break
            }
        }
        return sections
    }
}

extension [Range<Int>] {
    /// Returns the first range that ends after a position. The ranges are in order and do not overlap.
    fileprivate func firstToEnd(after position: Int) -> Range<Int>? {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound > position { high = middle } else { low = middle + 1 }
        }
        return low < endIndex ? self[low] : nil
    }
}

extension Tag {
    /// Whether a section of the template begins or ends here, which writes nothing itself.
    fileprivate var isSectionEdge: Bool {
        switch kind {
        case .section, .inverted, .close, .comment, .delimiters: true
        default: false
        }
    }
}

/// A tag of a preview's HTML, with the details that identify the tag of a template that wrote it.
struct RenderedTag: Hashable {
    /// The element's name in lower case.
    let name: String
    let isEnd: Bool
    /// Whether the tag ends with `/>`. Nil if unknown.
    let closesItself: Bool?
    /// The first value of each attribute, by its name in lower case.
    let attributes: [String: String]

    /// The start tag, with its attributes by name.
    var startTag: String { startTag { _ in true } }

    /// Returns the start tag with some of its attributes, by name.
    func startTag(with isIncluded: (String) -> Bool) -> String {
        let attributes = attributes.filter { isIncluded($0.key) }.sorted { $0.key < $1.key }
        let written = attributes.map { " \($0)=\"\($1.replacing("\"", with: "&quot;"))\"" }
        return "<\(name)\(written.joined())>"
    }

    /// Returns the first start tag in HTML. Nil without one.
    static func first(in text: String) -> RenderedTag? {
        let html = Array(text.utf8)
        return HTMLTokenizer(html).first { $0.kind == .start }.map { RenderedTag($0, in: html) }
    }

    /// Creates the start tag of an element.
    init(_ element: HTMLElement) {
        name = element.name.lowercased()
        isEnd = false
        closesItself = nil
        attributes = Dictionary(
            element.attributes.map { ($0.name.lowercased(), $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
    }

    /// Creates a tag as it is written in HTML.
    init(_ token: HTMLToken, in html: [UInt8]) {
        name = token.name
        isEnd = token.kind == .end
        closesItself = token.closesItself
        attributes = Dictionary(
            token.attributes.map { ($0.name, String(decoding: html[$0.value], as: UTF8.self)) },
            uniquingKeysWith: { first, _ in first })
    }
}
