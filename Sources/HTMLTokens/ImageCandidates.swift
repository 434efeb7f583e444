/// The addresses of a `srcset` or `imagesrcset` attribute (WHATWG, "parse a srcset attribute"), which can contain commas.
package struct ImageCandidates {
    /// The value of the attribute, without character references.
    private let value: String
    private let ranges: [Range<String.Index>]

    /// Finds the addresses.
    package init(_ value: String) {
        self.value = value
        var (ranges, rest) = ([Range<String.Index>](), value[...])
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            let word = rest.prefix { !$0.isWhitespace }
            guard !word.isEmpty else { break }
            rest = rest[word.endIndex...]
            let end = word.lastIndex { $0 != "," }.map(word.index(after:)) ?? word.endIndex
            if end == word.endIndex { rest = rest.drop { $0 != "," } }
            ranges.append(word.startIndex..<end)
        }
        self.ranges = ranges
    }

    /// The addresses, in order.
    package var addresses: [String] { ranges.map { String(value[$0]) } }

    /// Returns the value with other addresses.
    ///
    /// - Parameter change: Returns the address to write instead of another one.
    package func changing(_ change: (String) -> String) -> String {
        var (result, end) = ("", value.startIndex)
        for range in ranges {
            result += value[end..<range.lowerBound] + change(String(value[range]))
            end = range.upperBound
        }
        return result + value[end...]
    }
}
