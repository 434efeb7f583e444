import Foundation

extension String {
    /// Returns the text with each of the letters A to Z replaced by the one 13 places further. Twice, it is the same text.
    public func rot13() -> String { rotated(in: ["A"..."Z", "a"..."z"]) }

    /// Returns the text with each visible ASCII character replaced by the one 47 places further. Twice, it is the same
    /// text.
    public func rot47() -> String { rotated(in: ["!"..."~"]) }

    /// The text in a form that is not read by accident, such as in the binary of a program. It is no encryption.
    public var obfuscate: String { Data(rot47().utf8).base64EncodedString() }

    /// The text that was in the form of ``obfuscate``. Nil for any other text.
    public var reveal: String? {
        Data(base64Encoded: self).flatMap { String(data: $0, encoding: .utf8)?.rot47() }
    }

    /// Replaces each ASCII character in a range with the one half of the range further, from the end back to the start.
    private func rotated(in ranges: [ClosedRange<Character>]) -> String {
        String(
            map { character in
                guard let range = ranges.first(where: { $0.contains(character) }),
                    let value = character.asciiValue, let first = range.lowerBound.asciiValue,
                    let last = range.upperBound.asciiValue
                else { return character }
                let count = last - first + 1
                return Character(UnicodeScalar(first + (value - first + count / 2) % count))
            })
    }
}
