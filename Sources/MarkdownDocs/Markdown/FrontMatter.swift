package import Diagnostics

/// The lines between `---` at the start of a page, such as `title: Guide` and `order: 2`.
struct FrontMatter {
    /// The valid positions of pages.
    static let orders = 0...9_999

    /// The title of the page. Nil if there is none.
    let title: String?
    /// The position of the page among those of its folder. Nil if there is none.
    let order: Int?
    /// The page with empty lines instead of the front matter, so that line numbers stay.
    let rest: String

    /// What is wrong with it. A wrong value is ignored.
    let problems: [FrontMatterProblem]

    /// Reads the front matter. Keys other than `title` and `order` are for other tools.
    init(_ page: String) {
        guard let lines = Self.lines(of: page) else {
            (title, order, rest, problems) = (nil, nil, page, Self.problems(ofUnended: page))
            return
        }
        let values = Dictionary(
            lines.matter.enumerated().compactMap { Value($1, line: $0 + 2) }.map { ($0.key, $0) },
            uniquingKeysWith: { first, _ in first })
        title = values["title"].flatMap { $0.text.isEmpty ? nil : $0.text }
        order = values["order"].flatMap { Int($0.text) }.flatMap { Self.orders.contains($0) ? $0 : nil }
        rest = String(repeating: "\n", count: lines.matter.count + 2) + lines.rest
        let wrongOrder = order == nil ? values["order"]?.problem("It is not a whole number from 0 to 9999.") : nil
        let unended = values["title"].flatMap { $0.isUnended ? $0.problem("Its closing quote is missing.") : nil }
        problems = [wrongOrder, unended].compactMap(\.self).sorted { $0.line < $1.line }
    }

    /// Returns the problem of a page that begins with a key of front matter that does not end.
    private static func problems(ofUnended page: String) -> [FrontMatterProblem] {
        let lines = page.split(maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.count > 1, Self.isEdge(lines[0]), let key = Value(lines[1], line: 2)?.key,
            ["title", "order"].contains(key)
        else { return [] }
        return [
            FrontMatterProblem(
                line: 1,
                message: "This begins front matter that does not end, so it is shown as text. Add a line with ---.")
        ]
    }

    /// Returns the lines of the front matter and the text after it. Nil for a page without front matter: every line must
    /// be a key with its value, empty, a comment, an element of a list, or indented.
    private static func lines(of page: String) -> (matter: [Substring], rest: Substring)? {
        var rest = page.dropFirst(page.hasPrefix("\u{FEFF}") ? 1 : 0)
        var matter: [Substring] = []
        var isFirst = true
        while let end = rest.firstIndex(where: \.isNewline) {
            let line = rest[..<end]
            rest = rest[rest.index(after: end)...]
            if isFirst {
                guard isEdge(line) else { return nil }
                isFirst = false
            } else if isEdge(line) {
                return (matter, rest)
            } else {
                guard line.isEmpty || line.contains(":") || " #\t".contains(line.prefix(1)) || isElement(line) else {
                    return nil
                }
                matter.append(line)
            }
        }
        return !isFirst && isEdge(rest) ? (matter, "") : nil
    }

    /// Whether a line is `---`, with or without spaces behind it.
    private static func isEdge(_ line: Substring) -> Bool {
        line.hasPrefix("---") && line.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
    }

    /// Whether a line is an element of a list.
    private static func isElement(_ line: Substring) -> Bool { line == "-" || line.hasPrefix("- ") }

    /// A key with its value.
    private struct Value {
        let key: String
        /// The value without quotes.
        let text: String
        /// Whether it begins with a quote and does not end with one.
        let isUnended: Bool
        private let line: Int

        /// Nil for a line without a key.
        init?(_ written: Substring, line: Int) {
            guard let colon = written.firstIndex(of: ":"), written.first?.isWhitespace == false else { return nil }
            let value = Self.withoutComment(written[written.index(after: colon)...]).trimmed
            let quote = value.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
            let isQuoted = quote != nil && value.count > 1 && value.last == quote
            key = String(written[..<colon])
            text = String(isQuoted ? value.dropFirst().dropLast() : value)
            isUnended = quote != nil && !isQuoted
            self.line = line
        }

        /// Returns a value without the comment behind it, which begins with a space. A value in quotes has none.
        private static func withoutComment(_ value: Substring) -> Substring {
            guard let comment = value.firstRange(of: " #"), !["\"", "'"].contains(value.trimmed.first) else {
                return value
            }
            return value[..<comment.lowerBound]
        }

        func problem(_ reason: String) -> FrontMatterProblem {
            FrontMatterProblem(line: line, message: "'\(text)' is not a valid \(key). \(reason)")
        }
    }
}

/// A mistake in the front matter of a page.
struct FrontMatterProblem: Sendable {
    /// The line in the file, from 1.
    let line: Int
    /// What is wrong, in whole sentences.
    let message: String
}

extension DocsLibrary {
    /// Returns what is wrong with the front matter of pages.
    package func frontMatterProblems() -> [Diagnostic] {
        allVersions.flatMap { page in
            (page.document?.frontMatterProblems ?? []).map {
                Diagnostic(.frontMatter, $0.message, at: SourcePlace(page.file, line: $0.line))
            }
        }
    }
}
