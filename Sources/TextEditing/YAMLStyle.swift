/// How a text is written in YAML.
enum YAMLStyle: Hashable {
    case plain
    case single
    case double
    case literal
    case folded

    /// The style of a text that begins with a character.
    init(first: Unicode.Scalar) {
        switch first {
        case "'": self = .single
        case "\"": self = .double
        case "|": self = .literal
        case ">": self = .folded
        default: self = .plain
        }
    }

    /// Whether the text is written in lines of its own.
    var isBlock: Bool { self == .literal || self == .folded }
}

/// Writes texts in YAML. Not every style can hold every text, so what is written is read again.
struct YAMLScalar {
    let text: String
    let style: YAMLStyle

    /// The words that other programs read as values other than texts.
    private static let reserved: Set<String> = ["", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    /// The columns that a folded text fills at least.
    private static let minWidth = 72

    /// Returns the text in one line. Nil for a style that cannot hold it.
    func line() -> String? {
        switch style {
        case .plain: isPlain ? text : nil
        case .single: hasBreak ? nil : "'\(text.replacing("'", with: "''"))'"
        case .double: "\"\(text.unicodeScalars.map(Self.escaped).joined())\""
        case .literal, .folded: nil
        }
    }

    /// Returns the lines of a block, the first of which is its header.
    ///
    /// - Parameters:
    ///   - comment: What follows the indicators in the header.
    ///   - width: The length of the longest line of a folded text.
    func block(indent: Int, comment: String = "", width: Int = 0) -> [String]? {
        guard style.isBlock, !text.isEmpty, !text.contains("\r") else { return nil }
        let isClosed = text.hasSuffix("\n")
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if isClosed { lines.removeLast() }
        if style == .folded {
            lines = Array(
                lines.map { Self.folded($0, width: max(width, Self.minWidth) - indent) }.joined(separator: [""]))
        }
        let space = String(repeating: " ", count: indent)
        let header = (style == .literal ? "|" : ">") + (isClosed ? "" : "-")
        return [header + comment] + lines.map { $0.isEmpty ? "" : space + $0 }
    }

    /// Returns a key, without quotes if it is a name.
    static func key(_ name: String) -> String {
        name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.\-]*/) != nil
            ? name : YAMLScalar(text: name, style: .double).line() ?? name
    }

    private var hasBreak: Bool { text.contains(where: \.isNewline) }

    private var isPlain: Bool {
        !hasBreak && !Self.reserved.contains(text.lowercased())
            && text.wholeMatch(of: /[-+.\d][\d_.,:eExXoO+\-]*|[-+]?\.(?:inf|Inf|INF|nan|NaN|NAN)/) == nil
    }

    /// Returns the lines of a paragraph, which are broken between words.
    private static func folded(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if let last = lines.last, last.count + 1 + word.count <= width || word.isEmpty || last.hasSuffix(" ") {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": "\\\\"
        case "\"": "\\\""
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
            "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                + String(scalar.value, radix: 16, uppercase: true)
        default: String(scalar)
        }
    }
}
