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

    /// Reads the front matter. Keys other than `title` and `order` are for other tools.
    init(_ page: String) {
        guard let lines = Self.lines(of: page) else {
            (title, order, rest) = (nil, nil, page)
            return
        }
        let values = Dictionary(lines.matter.compactMap(Self.value), uniquingKeysWith: { first, _ in first })
        title = values["title"].flatMap { $0.isEmpty ? nil : $0 }
        order = values["order"].flatMap(Int.init).flatMap { Self.orders.contains($0) ? $0 : nil }
        rest = String(repeating: "\n", count: lines.matter.count + 2) + lines.rest
    }

    /// Returns the lines of the front matter and the text after it. Nil for a page without front matter: every line must
    /// be a key with its value, empty, a comment, or indented.
    private static func lines(of page: String) -> (matter: [Substring], rest: Substring)? {
        var rest = page.dropFirst(page.hasPrefix("\u{FEFF}") ? 1 : 0)
        var matter: [Substring] = []
        var isFirst = true
        while let end = rest.firstIndex(where: \.isNewline) {
            let line = rest[..<end]
            rest = rest[rest.index(after: end)...]
            if isFirst {
                guard line == "---" else { return nil }
                isFirst = false
            } else if line == "---" {
                return (matter, rest)
            } else {
                guard line.isEmpty || line.contains(":") || " #\t".contains(line.prefix(1)) else { return nil }
                matter.append(line)
            }
        }
        return nil
    }

    private static func value(of line: Substring) -> (String, String)? {
        guard let colon = line.firstIndex(of: ":"), line.first?.isWhitespace == false else { return nil }
        let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
        let isQuoted = value.count > 1 && value.first == value.last && (value.first == "\"" || value.first == "'")
        return (String(line[..<colon]), String(isQuoted ? value.dropFirst().dropLast() : value))
    }
}
