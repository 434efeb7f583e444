import FOSFoundation

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

/// The languages that a browser's user reads (RFC 9110 §12.5.4).
///
/// The header is a hint, so malformed elements are passed over.
package struct AcceptLanguage: Hashable, Sendable {
    /// The most elements that are read.
    package static let limit = 32

    /// Best first; those of one quality in the order of the header.
    package let ranges: [LanguageRange]

    /// Reads the value of the header, which may be empty.
    package init(_ value: String) {
        let elements = value.split(separator: ",", maxSplits: Self.limit).prefix(Self.limit)
        ranges = elements.compactMap(LanguageRange.init(parsing:)).enumerated()
            .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
            .map(\.element)
    }

    /// The tags that are wanted, the most wanted first; `*` stands for any that is not named.
    package var wanted: [String] { ranges.filter { $0.quality > 0 }.map(\.tag) }

    /// The tags that are not acceptable: those with a quality of 0 (RFC 9110 §12.4.2).
    package var refused: [String] { ranges.filter { $0.quality == 0 }.map(\.tag) }
}

/// One element of an `Accept-Language` header.
package struct LanguageRange: Hashable, Sendable {
    /// A language tag such as `de-AT`, as sent, or `*` for any language.
    package let tag: String

    /// How much it is wanted, in thousandths: 1000 by default, 0 for not at all.
    package let quality: Int

    /// Both as in the properties; neither is checked.
    package init(tag: String, quality: Int = 1000) {
        self.tag = tag
        self.quality = quality
    }

    /// Reads `de-AT;q=0.8`, or gives nil when it is malformed (RFC 9110 §12.4.2 and §12.5.4).
    init?(parsing element: Substring) {
        guard let element = WeightedElement(element), Self.isRange(element.value) else { return nil }
        self.init(tag: String(element.value), quality: element.quality)
    }

    /// Subtags of one to eight letters and digits (RFC 4647 §2.1), at most eight of them here, or `*`.
    private static func isRange(_ tag: Substring) -> Bool {
        let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
        return tag == "*" || subtags.count <= 8 && subtags.allSatisfy(isSubtag)
    }

    private static func isSubtag(_ subtag: Substring) -> Bool {
        (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}

extension LocalizationStore {
    /// The locale for the reader of a request, or the default locale when the store has texts for none of the languages
    /// that the reader accepts.
    ///
    /// - Parameter acceptLanguage: The value of the header `Accept-Language` (RFC 9110 §12.5.4), which may be empty.
    public func bestLocale(acceptLanguage: String) -> LocaleIdentifier {
        let accepted = AcceptLanguage(acceptLanguage)
        return bestLocale(for: accepted.wanted, refusing: accepted.refused) ?? defaultLocale
    }
}
