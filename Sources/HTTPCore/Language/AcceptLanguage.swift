/// The languages that a browser's user reads (RFC 9110 §12.5.4).
///
/// The header is a hint, so malformed elements are passed over.
public struct AcceptLanguage: Hashable, Sendable {
    /// The most elements that are read.
    public static let limit = 32

    /// Best first; those of one quality in the order of the header.
    public let ranges: [LanguageRange]

    /// Reads the value of the header, which may be empty.
    public init(_ value: String) {
        let elements = value.split(separator: ",", maxSplits: Self.limit).prefix(Self.limit)
        ranges = elements.compactMap(LanguageRange.init(parsing:)).enumerated()
            .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
            .map(\.element)
    }

    /// The supported language tag that fits best, or nil when none does.
    ///
    /// Looked up as RFC 4647 §3.4 says: `de-AT` finds `de` when there is no `de-AT`, and `*` finds the first that is not
    /// named. A tag with a quality of 0 is never found.
    public func best(among supported: [String]) -> String? {
        let candidates = supported.filter { !isNamed($0, where: { $0.quality == 0 }) }
        for range in ranges where range.quality > 0 {
            if let match = match(range.tag, in: candidates) { return match }
        }
        return nil
    }

    private func isNamed(_ tag: String, where condition: (LanguageRange) -> Bool) -> Bool {
        ranges.contains { condition($0) && $0.tag.lowercased() == tag.lowercased() }
    }

    private func match(_ tag: String, in candidates: [String]) -> String? {
        if tag == "*" { return candidates.first { !isNamed($0, where: { _ in true }) } }
        var subtags = tag.lowercased().split(separator: "-")
        while !subtags.isEmpty {
            let prefix = subtags.joined(separator: "-")
            if let match = candidates.first(where: { $0.lowercased() == prefix }) { return match }
            subtags.removeLast()
            // A single letter or digit only introduces what follows it.
            if subtags.last?.count == 1 { subtags.removeLast() }
        }
        return nil
    }
}
