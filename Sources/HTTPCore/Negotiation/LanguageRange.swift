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
        (1...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
}
