/// One element of an `Accept-Language` header.
public struct LanguageRange: Hashable, Sendable {
    /// A language tag such as `de-AT`, as sent, or `*` for any language.
    public let tag: String

    /// How much it is wanted, in thousandths: 1000 by default, 0 for not at all.
    public let quality: Int

    /// Both as in the properties; neither is checked.
    public init(tag: String, quality: Int = 1000) {
        self.tag = tag
        self.quality = quality
    }

    /// Reads `de-AT;q=0.8`, or gives nil when it is malformed (RFC 9110 §12.4.2 and §12.5.4).
    init?(parsing element: Substring) {
        let parts = element.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
        guard let tag = parts.first, Self.isRange(tag) else { return nil }
        guard let quality = parts.count == 1 ? 1000 : Self.quality(parts[1]), parts.count <= 2 else { return nil }
        self.init(tag: String(tag), quality: quality)
    }

    /// Subtags of one to eight letters and digits (RFC 4647 §2.1), at most eight of them here, or `*`.
    private static func isRange(_ tag: Substring) -> Bool {
        let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
        return tag == "*" || subtags.count <= 8 && subtags.allSatisfy(isSubtag)
    }

    private static func isSubtag(_ subtag: Substring) -> Bool {
        (1...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }

    /// Reads `q=0.875` as 875.
    private static func quality(_ parameter: Substring) -> Int? {
        guard parameter.lowercased().hasPrefix("q=") else { return nil }
        let number = parameter.dropFirst(2).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = number.first, whole == "0" || whole == "1" else { return nil }
        let decimals = number.count == 2 ? number[1] : ""
        guard decimals.utf8.count <= 3, decimals.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        let thousandths = Int(decimals + String(repeating: "0", count: 3 - decimals.utf8.count)) ?? 0
        let quality = (whole == "1" ? 1000 : 0) + thousandths
        return quality <= 1000 ? quality : nil
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        var text = text.drop(while: isSpace)
        while text.last.map(isSpace) == true { text.removeLast() }
        return text
    }
}
