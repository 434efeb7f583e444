import FOSMVVM

extension TextComparison {
    /// What is empty. A text that is empty in the default locale is meant to be, but where it is not in most others.
    var emptyTexts: [TextFault] {
        guard let part = entry.part(at: index), part.hasBlankText else { return [] }
        let others = locale == store.defaultLocale ? mostOthers(with: part) : [store.defaultLocale]
        guard !others.isEmpty else { return [] }
        let words = others.contains { self.part(in: $0)?.hasWords == true }
        if others == [store.defaultLocale], self.part(in: store.defaultLocale)?.hasEmptyText(besideWords: words) == true
        {
            return []
        }
        return part.texts(under: key).filter { $0.entry.hasEmptyText(besideWords: words) }
            .map { TextFault(key: $0.key, kind: .empty(unlike: others.map(\.tag))) }
    }

    /// The other locales in which nothing is empty that is so here; none where that is not most of those with the text.
    private func mostOthers(with part: LocalizationEntry) -> [LocaleIdentifier] {
        let all = store.locales.filter { $0 != locale && self.part(in: $0) != nil }
        let full = all.filter { other in
            let words = self.part(in: other)?.hasWords == true
            return part.hasEmptyText(besideWords: words)
                && self.part(in: other)?.hasEmptyText(besideWords: words) == false
        }
        return full.count * 2 > all.count ? full : []
    }

    private func part(in locale: LocaleIdentifier) -> LocalizationEntry? {
        store.entry(for: key, in: locale)?.part(at: index)
    }
}

extension LocalizationEntry {
    /// Whether a text has a letter or a digit, and is more than what separates others.
    fileprivate var hasWords: Bool { texts.contains { $0.contains { $0.isLetter || $0.isNumber } } }

    /// Whether a text shows nothing.
    fileprivate var hasBlankText: Bool { texts.contains(where: \.isBlank) }

    /// Whether a text shows nothing where words are wanted. Where none are, as between names, white space may be all.
    fileprivate func hasEmptyText(besideWords: Bool) -> Bool {
        texts.contains { $0.isBlank && (besideWords || !$0.contains(where: \.isWhitespace)) }
    }
}

extension String {
    /// Whether there is nothing but white space and what takes no space.
    fileprivate var isBlank: Bool {
        unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    }
}
