/// A text, a list or a map of a YAML file, with its place.
package struct YAMLNode: Sendable {
    /// The content of a node.
    package enum Content: Sendable {
        /// A text. It is plain if it is not quoted.
        case text(String, isPlain: Bool)
        case list([YAMLNode])
        /// A map, which may contain a key more than once.
        case map([Member])
    }

    /// A key of a map with its value.
    package struct Member: Sendable {
        package let key: YAMLNode
        package let value: YAMLNode
    }

    /// A place in the file. The line and the column are from 1. The column is in Unicode scalars.
    package struct Place: Sendable {
        package let line: Int
        package let column: Int
    }

    package let content: Content
    package let place: Place
    /// Whether the node has an anchor, by which aliases name it.
    let hasAnchor: Bool
    /// The number of levels of lists and maps, including this one. A text has one.
    let depth: Int

    init(_ content: Content, at place: Place, hasAnchor: Bool = false) {
        self.content = content
        self.place = place
        self.hasAnchor = hasAnchor
        let below =
            switch content {
            case .text: 0
            case .list(let elements): elements.map(\.depth).max() ?? 0
            case .map(let members): members.map { max($0.key.depth, $0.value.depth) }.max() ?? 0
            }
        depth = below + 1
    }

    package var text: String? {
        if case .text(let text, _) = content { text } else { nil }
    }

    package var list: [YAMLNode]? {
        if case .list(let elements) = content { elements } else { nil }
    }

    package var map: [Member]? {
        if case .map(let members) = content { members } else { nil }
    }

    /// Whether it is YAML's null, which a key without a value has too.
    package var isNull: Bool {
        // Aliases share texts of any length, so only short texts are checked.
        guard case .text(let text, isPlain: true) = content, text.utf8.count < 5 else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }
}

extension YAMLNode.Member {
    /// The locale that the key names at the top of a file. Nil if it is not one, or if the value is merged by locales.
    var locale: LocaleIdentifier? {
        key.text.flatMap { LocaleIdentifier($0) }.flatMap { !value.hasAnchor || $0.isKnownLanguage ? $0 : nil }
    }
}

extension YAMLNode {
    /// A form of a plural in a file.
    struct PluralForm {
        let category: PluralCategory
        let isOrdinal: Bool
        let key: YAMLNode
        let text: YAMLNode
    }

    /// The forms in a map if all its keys are categories with texts, or `ordinal` with such a map. Otherwise nil.
    var pluralForms: [YAMLNode.PluralForm]? {
        guard let map, !map.isEmpty else { return nil }
        var forms: [YAMLNode.PluralForm] = []
        for member in map {
            if member.key.text == PluralKey.ordinal {
                guard let ordinal = member.value.map?.ordinalForms else { return nil }
                forms += ordinal
            } else {
                guard let form = member.form(isOrdinal: false) else { return nil }
                forms.append(form)
            }
        }
        return forms
    }
}

extension [YAMLNode.Member] {
    fileprivate var ordinalForms: [YAMLNode.PluralForm]? {
        let forms = compactMap { $0.form(isOrdinal: true) }
        return forms.isEmpty || forms.count < count ? nil : forms
    }
}

extension YAMLNode.Member {
    fileprivate func form(isOrdinal: Bool) -> YAMLNode.PluralForm? {
        guard let category = key.text.flatMap(PluralCategory.init), value.text != nil else { return nil }
        return YAMLNode.PluralForm(category: category, isOrdinal: isOrdinal, key: key, text: value)
    }
}
