import HTMLTokens
import TemplateEngine

/// What a template inserts in the tags of its HTML, outside of quotes.
struct TagParts {
    /// The values of attributes.
    private(set) var unquoted: [Tag] = []
    /// The values in the names of elements, without those of end tags.
    private(set) var elementNames: [Tag] = []
    /// The values in the names of attributes, or in their place.
    private(set) var attributeNames: [Tag] = []
    /// The names of included templates.
    private var included: [String] = []

    /// Returns the parts of all templates, and those of templates that are included in a tag.
    static func all(in templates: CheckedTemplates) -> [(template: TemplateOutline, parts: TagParts)] {
        var all = templates.all.map(\.template).map { (template: $0, parts: TagParts(of: $0)) }
        var waiting = all.flatMap { $0.parts.included.compactMap(templates.inclusions.fullName) }
        var inTags: Set<String> = []
        while let name = waiting.popLast() {
            guard inTags.insert(name).inserted, let template = templates.named(name)?.template else { continue }
            let parts = TagParts(of: template, isInTag: true)
            waiting += parts.included.compactMap(templates.inclusions.fullName)
            all.append((template, parts))
        }
        return all
    }

    /// - Parameter isInTag: Whether the template is included in a tag, so that it begins with attributes.
    private init(of template: TemplateOutline, isInTag: Bool = false) {
        let prefix = isInTag ? Array("<a ".utf8) : []
        let html = prefix + TemplateHTML(template).bytes
        var rest = template.tags[...]
        for token in HTMLTokenizer(html) {
            let end = token.range.upperBound - prefix.count
            let inside = rest.prefix { $0.range.lowerBound < end }
            rest = rest[inside.endIndex...]
            guard token.kind == .start || token.kind == .end else { continue }
            for tag in inside where tag.insertsValue || tag.kind == .partial {
                add(tag, at: prefix.count + tag.range.lowerBound, of: token, in: html)
            }
        }
    }

    private mutating func add(_ tag: Tag, at start: Int, of token: HTMLToken, in html: [UInt8]) {
        let value = token.attributes.map(\.value).first { $0.contains(start) }
        if let value, Self.isQuoted(value, in: html) { return }
        if !tag.insertsValue {
            if !tag.isDynamic { included.append(tag.name) }
        } else if value != nil {
            unquoted.append(tag)
        } else if start <= token.range.lowerBound + token.name.utf8.count + (token.kind == .end ? 1 : 0) {
            if token.kind == .start { elementNames.append(tag) }
        } else {
            attributeNames.append(tag)
        }
    }

    private static func isQuoted(_ value: Range<Int>, in html: [UInt8]) -> Bool {
        value.lowerBound > 0
            && (html[value.lowerBound - 1] == UInt8(ascii: "\"") || html[value.lowerBound - 1] == UInt8(ascii: "'"))
    }
}
