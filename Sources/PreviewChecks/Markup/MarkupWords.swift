import HTMLParsing

/// Finds letters and digits in text that stands in HTML.
enum MarkupWords {
    /// The bytes from the first letter or digit to the last; nil where there is none.
    ///
    /// A character reference such as `&nbsp;` is none, whatever it stands for.
    static func range(in range: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
        guard bytes[range].contains(where: { !$0.isHTMLSpace }) else { return nil }
        let text = String(decoding: bytes[range], as: UTF8.self)
        var first: String.Index?
        var last: String.Index?
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == "&", let end = endOfReference(in: text, from: index) {
                index = end
                continue
            }
            let next = text.index(after: index)
            if text[index].isLetter || text[index].isNumber {
                first = first ?? index
                last = next
            }
            index = next
        }
        guard let first, let last else { return nil }
        let start = range.lowerBound + text.utf8.distance(from: text.startIndex, to: first)
        return start..<start + text.utf8.distance(from: first, to: last)
    }

    private static func endOfReference(in text: String, from start: String.Index) -> String.Index? {
        let name = text[text.index(after: start)...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
        guard name.endIndex < text.endIndex, text[name.endIndex] == ";" else { return nil }
        return text.index(after: name.endIndex)
    }
}
