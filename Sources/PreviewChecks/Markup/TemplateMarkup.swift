import HTMLTokens
import TemplateEngine

/// The HTML of a template. Finds what may have written a piece of a preview without reading the whole template each time.
struct TemplateMarkup: Sendable {
    private struct WrittenValue: Hashable, Sendable {
        let attribute: String
        let value: String
    }

    let template: TemplateOutline
    /// The tags, in the order of the text.
    let tags: [TemplateTag]
    /// The indices of the tags, by what they have in common and the values that they write.
    private let shapes: [TagShape.Group: [[String]: [[String]: [Int]]]]
    /// The offset of the first tag with a value of an attribute.
    private let values: [WrittenValue: Int]
    /// The offsets of the character references with unknown names and of the malformed comments.
    private let texts: [String: [Int]]

    init(_ template: TemplateOutline) {
        self.template = template
        tags = TemplateTag.all(in: template)
        var shapes: [TagShape.Group: [[String]: [[String]: [Int]]]] = [:]
        var values: [WrittenValue: Int] = [:]
        for (index, tag) in tags.enumerated() {
            let shape = tag.shape
            shapes[shape.group, default: [:]][shape.known, default: [:]][shape.values, default: []].append(index)
            for (name, value) in tag.writtenValues {
                let written = WrittenValue(attribute: name, value: value)
                values[written] = values[written] ?? tag.offset
            }
        }
        self.shapes = shapes
        self.values = values
        texts = Dictionary(grouping: MarkupBalance.malformedTexts(in: TemplateHTML(template).bytes)) {
            String(decoding: template.markup[$0], as: UTF8.self)
        }.mapValues { $0.map(\.lowerBound) }
    }

    /// Returns the offsets of the first tags that may have written a tag of a preview, up to a limit.
    func offsets(of tag: RenderedTag, limit: Int) -> [Int] {
        let candidates = tag.groups.flatMap { shapes[$0] ?? [:] }.compactMap { known, byValues in
            let values = known.compactMap { tag.attributes[$0] }
            return values.count == known.count ? byValues[values] : nil
        }
        return candidates.flatMap { indices in
            indices.lazy.filter { tags[$0].mayHaveWritten(tag) }.prefix(limit)
        }.sorted().prefix(limit).map { tags[$0].offset }
    }

    /// Returns the offset of the first tag with a value of an attribute that the template does not insert.
    func offset(ofAttribute name: String, _ value: String) -> Int? {
        values[WrittenValue(attribute: name, value: value)]
    }

    /// Returns the offsets of a reference or comment that is a mistake.
    func offsets(ofText text: String) -> [Int] { texts[text] ?? [] }
}

/// What a tag of a template always writes.
struct TagShape {
    /// The tags that can have the same attributes.
    struct Group: Hashable {
        /// The name of the element, after a slash for an end tag. Empty if a value is a part of it.
        let name: String
        /// The names of all attributes in order. Nil if they are not known.
        let attributes: [String]?
    }

    let group: Group
    /// The names of the attributes with a known value, in order.
    let known: [String]
    /// The values of these attributes.
    let values: [String]

    init(name: String, attributes: [String]?, known: [String], values: [String]) {
        group = Group(name: name, attributes: attributes)
        self.known = known
        self.values = values
    }
}

extension RenderedTag {
    /// The groups of the tags that may have written this one.
    fileprivate var groups: [TagShape.Group] {
        let name = isEnd ? "/" + name : name
        return [
            TagShape.Group(name: name, attributes: attributes.keys.sorted()),
            TagShape.Group(name: name, attributes: nil),
            TagShape.Group(name: isEnd ? "/" : "", attributes: nil),
        ]
    }
}
