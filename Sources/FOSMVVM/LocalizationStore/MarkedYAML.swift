import Diagnostics
import Yams

/// The text of a YAML file for Yams. Some characters are replaced with marks, which are characters of private use, so
/// that Yams reads aliases and duplicate keys that it would expand or reject. Lines and columns do not change.
struct MarkedYAML {
    /// The last two planes of Unicode, without their four noncharacters.
    private static let privateUse = UInt32(0xF0000)...0x10FFFD

    /// The text with its marks.
    let text: String
    /// The mark for the `*` of an alias, which Yams then reads as a text. Nil if the file has no aliases.
    private let alias: Unicode.Scalar?
    /// The original characters of the marks.
    private let originals: [Unicode.Scalar: Unicode.Scalar]

    /// Creates a marked text.
    ///
    /// - Parameter marksKeys: Whether each key gets a mark, so that all keys differ. Yams rejects a file in which a map
    ///   contains a key twice.
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

    /// Returns a text of the file without marks.
    func original(_ text: String) -> String {
        // The first bytes of the planes of private use.
        guard !originals.isEmpty, text.utf8.contains(where: { $0 == 0xF3 || $0 == 0xF4 }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { originals[$0] ?? $0 }))
    }

    /// Returns the name of an alias that was read as a text. Nil for other texts.
    func alias(in text: String) -> String? {
        guard let alias, text.unicodeScalars.first == alias else { return nil }
        return original(String(text.unicodeScalars.dropFirst()))
    }

    /// Returns where the last word of each key begins. Also includes similar places in texts, where a mark is harmless.
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

    /// Whether a colon ends a key: white space follows it, or a character that ends a key in braces, or it follows a
    /// quote.
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

    /// Whether the text is more than an indicator, which has a meaning at the start of a key (YAML 1.2, "Indicator
    /// Characters"), and does not start an escape.
    fileprivate var mayBeginWord: Bool {
        switch self {
        case "-", "?", ":", "#", "&", "*", "!", "|", ">", "%", "@", "`", "\\": false
        default: !separatesWords
        }
    }
}

extension Diagnostic {
    /// Describes why a YAML file does not parse, with the line.
    ///
    /// - Parameter marked: The text that was parsed.
    init(parsing error: any Error, yaml: String, marked: MarkedYAML, file: String) {
        guard let error = error as? YamlError else {
            self.init(.invalidTexts, error.localizedDescription, at: SourcePlace(file: file))
            return
        }
        let lines = YAMLLines(yaml)
        let place = error.place(in: lines)
        self.init(
            .invalidTexts, "The YAML does not parse: \(error.explanation(in: lines, marked: marked))",
            at: SourcePlace(file: file, line: place?.line, column: place?.column),
            excerpt: place.flatMap(lines.excerpt))
    }
}

extension YamlError {
    /// The maximum number of characters in which libyaml looks for the colon of a key.
    private static let keyLimit = 1024

    /// Returns the place of the error. At the end of the text, it is the start of what is still open.
    fileprivate func place(in lines: YAMLLines) -> YAMLNode.Place? {
        switch self {
        case .scanner(let context, _, let mark, _), .parser(let context, _, let mark, _),
            .composer(let context, _, let mark, _):
            lines.isEnd(mark.place) ? context?.mark.place ?? mark.place : mark.place
        case .duplicatedKeysInMapping(_, let context): context.mark.place
        case .reader(_, _, let value, _): lines.place(of: value)
        default: nil
        }
    }

    /// What is wrong, and what to do.
    fileprivate func explanation(in lines: YAMLLines, marked: MarkedYAML) -> String {
        switch self {
        case .scanner(_, "found character that cannot start any token", let mark, _) where lines.isTab(mark.place):
            "a line is indented with a tab. Use spaces."
        case .composer(_, "but found another document", _, _):
            "another document begins here. Remove the line '---', or move the rest to a file of its own."
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            Self.explanation(problem, context?.text) + note(on: mark.line, in: lines)
        case .reader(_, _, let value, _) where value >= 0:
            "the control character U+\(Self.hexadecimal(value)) is not allowed. Remove it."
        case .duplicatedKeysInMapping(let keys, _):
            "'\(marked.original(keys.first ?? "").prefix(40))' is defined twice in one map. Remove one."
        default: "\(self)"
        }
    }

    private static func explanation(_ problem: String, _ context: String?) -> String {
        if problem.hasPrefix("Maximum nesting level") { return YAMLComposer.depthMessage }
        return [context, problem].compactMap { $0 }.joined(separator: ", ") + ". Fix the line."
    }

    private static func hexadecimal(_ value: Int32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Returns a note if the line or the previous one is so long that its key may be too long.
    private func note(on line: Int, in lines: YAMLLines) -> String {
        let lengths = [line - 1, line].map(lines.length)
        return lengths.contains { $0 > Self.keyLimit } ? " A key can have at most 1,024 characters." : ""
    }
}

extension Mark {
    fileprivate var place: YAMLNode.Place { YAMLNode.Place(line: line, column: column) }
}
