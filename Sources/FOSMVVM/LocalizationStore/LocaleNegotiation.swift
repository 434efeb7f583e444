import FOSFoundation

extension TextStore {
    /// Returns the best locale for a reader of these languages, or nil if the store has texts in none of them.
    ///
    /// Texts are looked up according to RFC 4647 §3.4, with CLDR's parent locales: texts of `de` are used for `de-AT`,
    /// and texts of `zh-Hant` for `zh-TW`. The result keeps the reader's region, so that numbers and dates have its
    /// format. For example, it is `de-AT`. `*` selects the first of the store's locales that is not named.
    ///
    /// - Parameters:
    ///   - ranges: Language tags or `*`, the most preferred first, such as those of an `Accept-Language` header.
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

    /// Returns the locale that is shown for a requested locale, without parts that affect neither texts nor formats,
    /// such as private use. Nil if there are no texts for it. A pseudo-locale does not change.
    package func servedLocale(for asked: LocaleIdentifier) -> LocaleIdentifier? {
        asked.pseudo == nil ? served(asked, by: locales) : asked
    }

    private func served(_ asked: LocaleIdentifier, by candidates: [LocaleIdentifier]) -> LocaleIdentifier? {
        guard let source = asked.firstInChain(where: candidates.contains) else { return nil }
        let locale = asked.formatLocale
        return locale.firstInChain(where: candidates.contains) == source ? locale : source
    }
}

/// The languages that the user of a browser prefers (RFC 9110 §12.5.4).
///
/// Malformed elements are ignored, because the header is only a hint.
package struct AcceptLanguage: Hashable, Sendable {
    /// The maximum number of elements that are read.
    package static let limit = 32

    /// The languages, the most preferred first. Languages of equal quality are in the order of the header.
    package let ranges: [LanguageRange]

    /// Parses the value of the header, which may be empty.
    package init(_ value: String) {
        let elements = value.split(separator: ",", maxSplits: Self.limit).prefix(Self.limit)
        ranges = elements.compactMap(LanguageRange.init(parsing:)).enumerated()
            .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
            .map(\.element)
    }

    /// The acceptable tags, the most preferred first. `*` is any language that is not named.
    package var wanted: [String] { ranges.filter { $0.quality > 0 }.map(\.tag) }

    /// The tags that are not acceptable, which have a quality of 0 (RFC 9110 §12.4.2).
    package var refused: [String] { ranges.filter { $0.quality == 0 }.map(\.tag) }
}

/// An element of an `Accept-Language` header.
package struct LanguageRange: Hashable, Sendable {
    /// A language tag such as `de-AT`, as sent, or `*` for any language.
    package let tag: String

    /// The quality in thousandths. The default is 1000, and 0 means not acceptable.
    package let quality: Int

    /// Creates an element from its parts, which are not validated.
    package init(tag: String, quality: Int = 1000) {
        self.tag = tag
        self.quality = quality
    }

    /// Parses an element such as `de-AT;q=0.8`. Returns nil if it is malformed (RFC 9110 §12.4.2 and §12.5.4).
    init?(parsing element: Substring) {
        guard let element = WeightedElement(element), Self.isRange(element.value) else { return nil }
        self.init(tag: String(element.value), quality: element.quality)
    }

    /// Whether a range is `*`, or has at most eight subtags of one to eight letters and digits (RFC 4647 §2.1).
    private static func isRange(_ tag: Substring) -> Bool {
        let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
        return tag == "*" || subtags.count <= 8 && subtags.allSatisfy(isSubtag)
    }

    private static func isSubtag(_ subtag: Substring) -> Bool {
        (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}

extension TextStore {
    /// Returns the best locale for the reader of a request, or the default locale if the store has texts in none of the
    /// accepted languages.
    ///
    /// - Parameter acceptLanguage: The value of the header `Accept-Language` (RFC 9110 §12.5.4), which may be empty.
    public func bestLocale(acceptLanguage: String) -> LocaleIdentifier {
        let accepted = AcceptLanguage(acceptLanguage)
        return bestLocale(for: accepted.wanted, refusing: accepted.refused) ?? defaultLocale
    }
}
