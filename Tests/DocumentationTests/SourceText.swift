/// The lines of a file in which a page's block is looked for.
struct SourceText {
    let text: String
    private let lines: [Substring]

    init(_ text: String) {
        self.text = text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Whether the text contains the code line by line, with the same additional indentation for all lines.
    func contains(_ code: String) -> Bool {
        let wanted = code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard let first = wanted.first else { return false }
        return lines.indices.contains { start in
            guard lines[start].hasSuffix(first), start + wanted.count <= lines.count else { return false }
            let indentation = lines[start].dropLast(first.count)
            return indentation.allSatisfy(\.isWhitespace)
                && zip(lines[start...], wanted).allSatisfy { $0 == $1 || $0 == indentation + $1 }
        }
    }
}
