/// An element of a header with a quality value, such as `de-AT;q=0.8` (RFC 9110 §12.4.2).
package struct WeightedElement {
    /// The value as it was sent.
    package let value: Substring

    /// The quality in thousandths. The default is 1000, and 0 means not acceptable.
    package let quality: Int

    /// Parses an element. Nil if it has a parameter other than `q`, or an invalid quality.
    package init?(_ element: Substring) {
        let parts = element.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
        guard let quality = parts.count == 1 ? 1000 : Self.quality(parts[1]), parts.count <= 2 else { return nil }
        self.value = parts[0]
        self.quality = quality
    }

    /// Parses a quality, such as 875 for `q=0.875`.
    private static func quality(_ parameter: Substring) -> Int? {
        guard parameter.lowercased().hasPrefix("q=") else { return nil }
        let number = parameter.dropFirst(2).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = number.first, whole == "0" || whole == "1" else { return nil }
        let decimals = number.count == 2 ? number[1] : ""
        guard decimals.utf8.count <= 3, decimals.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
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
