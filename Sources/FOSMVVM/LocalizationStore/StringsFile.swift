import Diagnostics

/// A file `.strings`, with pairs such as `"Save" = "Sichern";` and comments as in C.
struct StringsFile {
    /// The texts by their keys.
    private(set) var texts: [String: String] = [:]
    private var rest: Substring
    private let text: String

    /// Reads the text of a file.
    ///
    /// - Throws: A diagnostic with the line of what cannot be read.
    init(_ text: String, file: String) throws(Diagnostic) {
        self.text = text
        rest = text[...]
        while skipSpace() {
            guard let key = readString(), skipSpace(), take("="), skipSpace(), let value = readString(), skipSpace(),
                take(";")
            else {
                throw Diagnostic(
                    .invalidTexts, "A pair such as \"Save\" = \"Sichern\"; is expected here.",
                    at: SourcePlace(file: file, line: line))
            }
            if texts[key] == nil { texts[key] = value }
        }
    }

    private var line: Int { text[..<rest.startIndex].utf8.count { $0 == UInt8(ascii: "\n") } + 1 }

    private mutating func take(_ prefix: String) -> Bool {
        guard rest.hasPrefix(prefix) else { return false }
        rest = rest.dropFirst(prefix.count)
        return true
    }

    /// Skips spaces and comments. Returns whether anything follows.
    private mutating func skipSpace() -> Bool {
        while true {
            rest = rest.drop { $0.isWhitespace }
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
            } else {
                return !rest.isEmpty
            }
        }
    }

    /// Reads a string in quotes, or a name without quotes. Nil if there is none.
    private mutating func readString() -> String? {
        guard take("\"") else {
            let name = rest.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
            rest = rest[name.endIndex...]
            return name.isEmpty ? nil : String(name)
        }
        var string = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return string
            case "\\": string += readEscape()
            default: string.append(character)
            }
        }
        return nil
    }

    private mutating func readEscape() -> String {
        switch rest.popFirst() {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = rest.prefix(4)
            guard let code = UInt16(digits, radix: 16) else { return "U" }
            rest = rest.dropFirst(4)
            return String(decoding: [code], as: UTF16.self)
        case let character?: return String(character)
        case nil: return ""
        }
    }
}
