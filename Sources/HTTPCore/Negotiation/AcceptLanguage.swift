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
