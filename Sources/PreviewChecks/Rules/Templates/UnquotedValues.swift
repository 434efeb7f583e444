import HTMLTokens
import TemplateEngine

/// Finds values that are written in a tag without quotes around them.
struct UnquotedValue: TemplateRule {
    let name = "unquoted-value"
    let severity = CheckSeverity.error
    let summary = "A value in a tag has no quotes around it"
    let explanation = """
        A value in a tag ends at the first space if there are no quotes around it, and what follows is another attribute. \
        So a text such as "x onclick=…" adds attributes to the element. The rule checks the tags of templates, and \
        templates that are included in a tag.
        """
    let fix = "Write the value between quotes: title=\"{{title}}\"."

    func findings(in templates: CheckedTemplates) -> [CheckFinding] {
        let tags = templates.all.map(\.template).map { (template: $0, parts: TagParts(of: $0)) }
        let names = tags.flatMap { tag in tag.parts.included.compactMap(templates.inclusions.fullName) }
        var (waiting, inTags) = (names, Set<String>())
        var findings = tags.flatMap { tag in tag.parts.unquoted.map { finding($0, of: tag.template, in: templates) } }
        while let name = waiting.popLast() {
            guard inTags.insert(name).inserted, let template = templates.named(name)?.template
            else { continue }
            let parts = TagParts(of: template, isInTag: true)
            waiting += parts.included.compactMap(templates.inclusions.fullName)
            findings += parts.unquoted.map { finding($0, of: template, in: templates) }
        }
        return findings
    }

    private func finding(_ tag: Tag, of template: TemplateOutline, in templates: CheckedTemplates) -> CheckFinding {
        finding(
            "\"\(tag.name)\" has no quotes around it, so its value can add attributes. Write =\"{{\(tag.name)}}\".",
            at: templates.place(at: tag.range.lowerBound, in: template))
    }
}

/// What a template inserts in the tags of its HTML, outside of quotes.
private struct TagParts {
    /// The values.
    private(set) var unquoted: [Tag] = []
    /// The names of included templates.
    private(set) var included: [String] = []

    /// - Parameter isInTag: Whether the template is included in a tag, so that it begins with attributes.
    init(of template: TemplateOutline, isInTag: Bool = false) {
        let prefix = isInTag ? Array("<a ".utf8) : []
        var html = prefix + template.markup
        // A letter keeps an attribute together, unlike a space.
        for tag in template.tags where tag.insertsValue {
            for index in tag.range { html[prefix.count + index] = UInt8(ascii: "a") }
        }
        var rest = template.tags[...]
        for token in HTMLTokenizer(html) {
            let end = token.range.upperBound - prefix.count
            let inside = rest.prefix { $0.range.lowerBound < end }
            rest = rest[inside.endIndex...]
            guard token.kind == .start || token.kind == .end else { continue }
            let quoted = token.attributes.map(\.value).filter { Self.isQuoted($0, in: html) }
            for tag in inside where tag.insertsValue || tag.kind == .partial {
                let start = prefix.count + tag.range.lowerBound
                guard !quoted.contains(where: { $0.contains(start) }) else { continue }
                if tag.insertsValue { unquoted.append(tag) } else if !tag.isDynamic { included.append(tag.name) }
            }
        }
    }

    private static func isQuoted(_ value: Range<Int>, in html: [UInt8]) -> Bool {
        value.lowerBound > 0
            && (html[value.lowerBound - 1] == UInt8(ascii: "\"") || html[value.lowerBound - 1] == UInt8(ascii: "'"))
    }
}

extension Tag {
    fileprivate var insertsValue: Bool { kind == .escaped || kind == .unescaped }
}
