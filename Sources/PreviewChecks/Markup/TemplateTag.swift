/// A tag of HTML in a template, with what is known of it before anything is rendered.
struct TemplateTag {
    private enum Value {
        case written(String)
        /// The template puts something in, or a character reference stands for something.
        case unknown
    }

    /// The tag's first byte in the template.
    let offset: Int
    private let name: String
    private let isEnd: Bool
    private let attributes: [String: Value]
    /// Whether sections or values stand between the attributes, so that there may be more of them, or fewer.
    private let mayVary: Bool

    private init(_ token: MarkupToken, in template: CheckedTemplate) {
        let inner = template.outline.tags.map(\.range).filter(token.range.overlaps)
        offset = token.range.lowerBound
        name = token.name
        isEnd = token.kind == .end
        attributes = Dictionary(
            token.attributes.map { attribute in
                let value = String(decoding: template.markup[attribute.value], as: UTF8.self)
                let isKnown = !value.contains("&") && !inner.contains(where: attribute.value.overlaps)
                return (attribute.name, isKnown ? .written(value) : .unknown)
            }, uniquingKeysWith: { first, _ in first })
        mayVary = inner.contains { range in !token.attributes.contains { $0.value.overlaps(range) } }
    }

    /// The tags of a template, in the order of its text.
    static func all(in template: CheckedTemplate) -> [TemplateTag] {
        MarkupScanner(template.markup).filter { $0.kind == .start || $0.kind == .end }
            .map { TemplateTag($0, in: template) }
    }

    /// Whether this tag may have become one of a preview.
    func mayHaveWritten(_ tag: WrittenTag) -> Bool {
        guard name == tag.name, isEnd == tag.isEnd else { return false }
        if !mayVary, !isEnd, attributes.count != tag.attributes.count { return false }
        return attributes.allSatisfy { name, value in
            switch (value, tag.attributes[name]) {
            case (_, nil): mayVary
            case (.written(let value), let shown?): value == shown
            case (.unknown, _?): true
            }
        }
    }
}
