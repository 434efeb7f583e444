extension LocalizationStore {
    /// What a locale shows for a text; a pseudo-locale shows the default locale's.
    public func lookup(_ use: TextUse, in locale: LocaleIdentifier) -> TextLookup {
        let locale = locale.pseudo == nil ? locale : defaultLocale
        if let lookup = lookup(use, source: locale, status: .present) { return lookup }
        for source in locale.chain.dropFirst() {
            if let lookup = lookup(use, source: source, status: .inherited) { return lookup }
        }
        return lookup(use, source: defaultLocale, status: .missing) ?? .none
    }

    private func lookup(_ use: TextUse, source: LocaleIdentifier, status: TextStatus) -> TextLookup? {
        guard let entry = entry(for: use.key, in: source), entry.has(use.index) else { return nil }
        return TextLookup(status: status, source: source, entry: entry, place: place(of: use.key, in: source))
    }
}
