extension LocalizationStore {
    /// The locale of the store that a reader wants most, or nil when the store has none of those that are wanted.
    ///
    /// Looked up as RFC 4647 §3.4 says, with CLDR's parent locales where they are others than a shorter tag: `de-AT`
    /// finds `de`, and `zh-TW` finds `zh-Hant`. `*` finds the first of the store's locales that is not named.
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
            } else if let match = LocaleIdentifier(range)?.chain.first(where: candidates.contains) {
                return match
            }
        }
        return nil
    }
}
