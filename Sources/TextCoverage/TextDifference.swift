package import FOSMVVM

/// How a locale's text differs from the default locale's in what has to be the same.
package enum TextDifference: Hashable, Sendable {
    /// It is a list, and the default locale's is not.
    case isList
    /// It is one text or a plural, and the default locale's is a list.
    case isNoList
    /// It is a list of another length.
    case length(Int, expected: Int)
    /// It lacks placeholders, named in order, that the default locale's has.
    case lacks([String])
    /// It has placeholders, named in order, that the default locale's has not.
    case adds([String])

    /// The differences of what a locale itself has under a key; none where it or the default locale has nothing there.
    package static func all(
        of key: String, in locale: LocaleIdentifier, store: LocalizationStore
    ) -> [TextDifference] {
        guard locale != store.defaultLocale, let entry = store.entry(for: key, in: locale),
            let original = store.entry(for: key, in: store.defaultLocale)
        else { return [] }
        return kinds(entry, original) ?? (lengths(entry, original) + placeholders(entry, original))
    }

    /// A text and a plural are no difference: whether there is a number is known from previews alone.
    private static func kinds(_ entry: LocalizationEntry, _ original: LocalizationEntry) -> [TextDifference]? {
        switch (entry, original) {
        case (.list, .list): nil
        case (.list, _): [.isList]
        case (_, .list): [.isNoList]
        default: nil
        }
    }

    private static func lengths(_ entry: LocalizationEntry, _ original: LocalizationEntry) -> [TextDifference] {
        guard case (.list(let texts), .list(let originals)) = (entry, original), texts.count != originals.count
        else { return [] }
        return [.length(texts.count, expected: originals.count)]
    }

    private static func placeholders(_ entry: LocalizationEntry, _ original: LocalizationEntry) -> [TextDifference] {
        let pairs = Array(zip(entry.placeholders, original.placeholders))
        let lacking = Set(pairs.flatMap { $1.subtracting($0) }).sorted()
        let added = Set(pairs.flatMap { $0.subtracting($1) }).sorted()
        return (lacking.isEmpty ? [] : [.lacks(lacking)]) + (added.isEmpty ? [] : [.adds(added)])
    }
}

extension LocalizationEntry {
    /// The placeholders of each text that is compared by itself: of a plural all together, since a form may name its
    /// number in words.
    fileprivate var placeholders: [Set<String>] {
        switch self {
        case .text(let text): [Set(Placeholders.names(in: text))]
        case .list(let texts): texts.map { Set(Placeholders.names(in: $0)) }
        case .plural(let forms):
            [Set((Array(forms.cardinal.values) + forms.ordinal.values).flatMap(Placeholders.names))]
        }
    }
}
