/// The texts of new types, for a YAML file.
struct GeneratedTexts {
    /// The texts of types by their keys. Parts of a key are separated by dots.
    private var types: [(name: String, texts: [(key: String, text: String)])] = []

    var isEmpty: Bool { types.isEmpty }

    /// Adds the texts of a type, if it has any.
    mutating func add(_ texts: [(key: String, text: String)], of type: String) {
        if !texts.isEmpty { types.append((type, texts)) }
    }

    /// Returns the file with the texts in all locales. The first locale has them, and the others a copy to translate.
    func yaml(in locales: [String]) -> String {
        locales.enumerated().map { index, locale in
            let mark = index == 0 ? "" : " # Translate these texts."
            return "\(locale):\(mark)\n" + types.map { "  \($0.name):\n" + Self.lines(of: $0.texts) }.joined()
        }.joined(separator: "\n")
    }

    /// Returns the lines of texts, with a map for each part of a key that was not open before.
    private static func lines(of texts: [(key: String, text: String)]) -> String {
        var (lines, open) = ("", [Substring]())
        for (key, text) in texts {
            let parts = key.split(separator: ".")
            let common = zip(open, parts).prefix { $0 == $1 }.count
            for depth in common..<parts.count {
                let indentation = String(repeating: " ", count: 4 + 2 * depth)
                lines += "\(indentation)\(parts[depth]):" + (depth == parts.count - 1 ? " \"\(text)\"\n" : "\n")
            }
            open = parts.dropLast()
        }
        return lines
    }
}
