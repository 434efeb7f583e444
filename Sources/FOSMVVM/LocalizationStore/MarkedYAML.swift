/// The text of a YAML file as it is given to Yams: with characters of private use in place of some, so that Yams reads
/// what it would expand or refuse. Lines and columns stay as they are.
struct MarkedYAML {
    /// The last two planes of Unicode, less the four code points that are no characters and come last.
    private static let privateUse = UInt32(0xF0000)...0x10FFFD

    /// The text with its marks.
    let text: String
    /// What stands in place of the `*` of an alias, which Yams then reads as a text; nil where the file has none.
    private let alias: Unicode.Scalar?
    /// What each mark stands for.
    private let originals: [Unicode.Scalar: Unicode.Scalar]

    /// Marks a text.
    ///
    /// - Parameter marksKeys: Whether keys get a mark each, so that none is equal to another: Yams refuses a map that has
    ///   a key twice, and with it the file.
    init(_ yaml: String, marksKeys: Bool = false) {
        let hasAliases = yaml.utf8.contains(UInt8(ascii: "*")) && yaml.utf8.contains(UInt8(ascii: "&"))
        guard hasAliases || marksKeys else {
            (text, alias, originals) = (yaml, nil, [:])
            return
        }
        var scalars = Array(yaml.unicodeScalars)
        let used = Set(scalars.filter { $0.value >= Self.privateUse.lowerBound })
        var marks = Self.privateUse.lazy.compactMap(Unicode.Scalar.init).filter { !used.contains($0) }.makeIterator()
        var originals: [Unicode.Scalar: Unicode.Scalar] = [:]
        alias = marks.next()
        for index in marksKeys ? Self.keyWords(in: scalars) : [] {
            guard let mark = marks.next() else { break }
            originals[mark] = scalars[index]
            scalars[index] = mark
        }
        if let alias {
            originals[alias] = "*"
            for index in scalars.indices where scalars[index] == "*" { scalars[index] = alias }
        }
        text = String(String.UnicodeScalarView(scalars))
        self.originals = originals
    }

    /// A text of the file without marks.
    func original(_ text: String) -> String {
        // The first bytes of the planes of private use.
        guard !originals.isEmpty, text.utf8.contains(where: { $0 == 0xF3 || $0 == 0xF4 }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { originals[$0] ?? $0 }))
    }

    /// The name in an alias that was read as a text; nil for a text that is none.
    func alias(in text: String) -> String? {
        guard let alias, text.unicodeScalars.first == alias else { return nil }
        return original(String(text.unicodeScalars.dropFirst()))
    }

    /// Where the last word of each key begins, and of what looks like a key in a text, where a mark does no harm.
    private static func keyWords(in scalars: [Unicode.Scalar]) -> [Int] {
        var words: [Int] = []
        var word: Int?
        for (index, scalar) in scalars.enumerated() {
            if scalar.isNewline {
                word = nil
            } else if scalar == ":", endsKey(at: index, in: scalars) {
                if let word { words.append(word) }
                word = nil
            } else if scalar.mayBeginWord, index == 0 || scalars[index - 1].separatesWords {
                word = index
            }
        }
        return words
    }

    /// Whether a colon stands as behind a key: before white space, or what ends it in braces, or behind a quote.
    private static func endsKey(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        index + 1 == scalars.count || scalars[index + 1].separatesWords || index > 0 && scalars[index - 1].isQuote
    }
}

extension Unicode.Scalar {
    fileprivate var isNewline: Bool {
        switch self {
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    fileprivate var isQuote: Bool { self == "\"" || self == "'" }

    fileprivate var separatesWords: Bool {
        switch self {
        case " ", "\t", ",", "[", "]", "{", "}": true
        default: isQuote || isNewline
        }
    }

    /// Whether it is more than an indicator, which means something where it begins a key (YAML 1.2, "Indicator
    /// Characters"), and begins no escape.
    fileprivate var mayBeginWord: Bool {
        switch self {
        case "-", "?", ":", "#", "&", "*", "!", "|", ">", "%", "@", "`", "\\": false
        default: !separatesWords
        }
    }
}
