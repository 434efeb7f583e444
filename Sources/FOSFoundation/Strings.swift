public import Foundation

extension String {
    /// Returns a name like `UserName` as `user_name`. Capitals in a row are one word.
    public func snakeCased() -> String {
        var result = ""
        var wasCapital = false
        for letter in self {
            let isCapital = letter.isASCII && letter.isUppercase
            if isCapital, !wasCapital, !result.isEmpty { result += "_" }
            result += letter.lowercased()
            wasCapital = isCapital
        }
        return result
    }

    /// Returns a name like `user_name` as `UserName`, or as `userName`.
    ///
    /// - Parameter firstUpper: Whether the first letter is a capital.
    public func camelCased(firstUpper: Bool = true) -> String {
        let words = split(separator: "_")
        guard let first = words.first.map(String.init) else { return "" }
        let rest = words.dropFirst().map { String($0).firstUppercased() }
        return (firstUpper ? first.firstUppercased() : first) + rest.joined()
    }

    /// Returns the text with a small first letter.
    public func firstLowercased() -> String { prefix(1).lowercased() + dropFirst() }

    /// Returns the text with a capital first letter.
    public func firstUppercased() -> String { prefix(1).uppercased() + dropFirst() }

    /// Returns the text without a beginning, if it has it.
    public func trimmingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }

    /// Returns the text without an ending, if it has it.
    public func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }

    /// Returns the text without white space around it. Nil if nothing is left.
    public func singleLineInput() -> String? {
        let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }

    /// Returns a text that no other call returns: a UUID, or its last group of twelve digits, which is unique only among
    /// few.
    ///
    /// - Parameter compact: Whether it is only the last group.
    public static func unique(compact: Bool = false) -> String {
        let id = UUID().uuidString
        return compact ? String(id.suffix(12)) : id
    }

    /// Returns a random text.
    ///
    /// - Parameters:
    ///   - length: The number of characters.
    ///   - letters: The possible characters. Nil for the letters A to Z, small ones too, and the digits.
    public static func random(length: Int, letters: String? = nil) -> String {
        let letters = Array(letters ?? "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        return String((0..<length).compactMap { _ in letters.randomElement() })
    }
}

extension String {
    /// Returns how often a text occurs, without overlaps.
    public func count(of substring: String) -> Int { ranges(of: substring).count }

    /// Returns the characters in a range of positions from 0. The range must be within the text.
    public subscript(bounds: Range<Int>) -> String {
        let start = index(startIndex, offsetBy: bounds.lowerBound)
        return String(self[start..<index(start, offsetBy: bounds.count)])
    }

    /// Returns the characters in a range of positions from 0. The range must be within the text.
    public subscript(bounds: ClosedRange<Int>) -> String { self[Range(bounds)] }

    /// Returns the characters in a range of positions from 0. The range must be within the text.
    public subscript(range: NSRange) -> String { self[range.location..<range.upperBound] }

    /// Returns the cells of each line, without white space around them. Commas separate cells, and quotes have no
    /// meaning.
    public func loadCSVData() -> [[String]] {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            line.split(separator: ",", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
}
