/// The names that Xcode makes of the names of images and colors.
enum AssetSymbolName {
    /// Returns the name of a constant: `Dark indigo` is `darkIndigo`, and `AccentColor` is `accent`.
    ///
    /// - Parameter suffix: The end of a name that is not part of it.
    static func constant(_ name: String, suffix: String) -> String {
        var words = words(of: name)
        if words.count > 1, words.last == suffix { words.removeLast() }
        // A name in upper case stays as it is.
        if words.contains(where: { $0.contains(where: \.isLowercase) }) { words[0] = words[0].lowercased() }
        return identifier(words)
    }

    /// Returns the name of a namespace: `iconPreviews` is `IconPreviews`.
    static func namespace(_ name: String) -> String { identifier(words(of: name).map(\.withUppercaseStart)) }

    private static func identifier(_ words: [String]) -> String {
        var text = words.first ?? ""
        for word in words.dropFirst() {
            let end = text.last.map { $0.isNumber || $0.isUppercase } ?? false
            let isApart =
                word.first?.isNumber == true ? end : text.last?.isNumber == true && word.allSatisfy(\.isUppercase)
            text += (isApart ? "_" : "") + word.withUppercaseStart
        }
        if text.first.map({ $0.isNumber }) ?? true { text = "_" + text }
        return keywords.contains(text) ? "`\(text)`" : text
    }

    /// Splits a name at white space and punctuation, before an upper-case letter after others, and between upper-case letters
    /// and digits.
    private static func words(of name: String) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        var word = ""
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let next = letters.dropFirst(index + 1).first
            if let last = word.last, startsWord(letter, after: last, before: next) {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        return word.isEmpty ? words.isEmpty ? [""] : words : words + [word]
    }

    private static func startsWord(_ letter: Character, after last: Character, before next: Character?) -> Bool {
        if letter.isNumber { return last.isUppercase }
        guard letter.isUppercase else { return false }
        return !last.isUppercase || next?.isLowercase == true
    }

    private static let keywords: Set<String> = [
        "actor", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
    ]
}

extension String {
    fileprivate var withUppercaseStart: String { prefix(1).uppercased() + dropFirst() }
}
