extension LocalizationStore {
    /// The locale for a reader of these languages, or nil when the store has texts for none of them.
    ///
    /// Texts are looked up as RFC 4647 §3.4 says, with CLDR's parent locales where they are others than a shorter tag:
    /// those of `de` serve `de-AT`, and those of `zh-Hant` serve `zh-TW`. The reader's region stays, so that numbers and
    /// dates are written in its way: the locale is `de-AT`. `*` finds the first of the store's locales that is not named.
    ///
    /// - Parameters:
    ///   - ranges: Language tags or `*`, the most wanted first, such as those of an `Accept-Language` header.
    ///   - refused: Tags that are not acceptable, which have a quality of 0 in the header.
    public func bestLocale(for ranges: [String], refusing refused: [String] = []) -> LocaleIdentifier? {
        let refused = Set(refused.compactMap { LocaleIdentifier($0) })
        let candidates = locales.filter { !refused.contains($0) }
        for range in ranges {
            if range == "*" {
                let named = ranges.compactMap { LocaleIdentifier($0) }
                if let other = candidates.first(where: { !named.contains($0) }) { return other }
            } else if let locale = LocaleIdentifier(range).flatMap({ served($0, by: candidates) }) {
                return locale
            }
        }
        return nil
    }

    /// The locale that is shown where this one is asked for: without what neither texts nor formats depend on, such as
    /// private use. Nil where there are no texts for it; a pseudo-locale is itself.
    package func servedLocale(for asked: LocaleIdentifier) -> LocaleIdentifier? {
        asked.pseudo == nil ? served(asked, by: locales) : asked
    }

    private func served(_ asked: LocaleIdentifier, by candidates: [LocaleIdentifier]) -> LocaleIdentifier? {
        guard let source = asked.chain.first(where: candidates.contains) else { return nil }
        let locale = asked.formatLocale
        return locale.chain.first(where: candidates.contains) == source ? locale : source
    }
}
