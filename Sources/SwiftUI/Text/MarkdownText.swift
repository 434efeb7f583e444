/// The Markdown within a line of text: emphasis, code, strikethrough and links (CommonMark 0.31 §6, GitHub's §6.5).
///
/// Anything else is text: blocks, such as lists and headings, and HTML.
struct MarkdownText {
    /// A part of a text with one style.
    struct Inline: Equatable, Sendable {
        var text: String
        var intents: Set<Intent> = []
        /// The address of a link, as it is written.
        var link: String?
        /// Whether a noun agrees with its number, as in `^[3 cup](inflect: true)`.
        var isInflected = false
    }

    /// What a part of a text means.
    enum Intent: Hashable, Sendable {
        case strong, emphasis, code, strikethrough
    }

    /// The maximum number of marks. Any more are text, which keeps reading fast.
    private static let limit = 500

    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var items: [MarkdownItem] = []
    /// The brackets that may begin a link, by their items.
    private var brackets: [(item: Int, kind: Bracket)] = []
    private var marks = 0

    private enum Bracket: String {
        case link = "["
        case image = "!["
        /// The attributes of Foundation's Markdown.
        case attributes = "^["
    }

    private init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// Returns the parts of a text. Neighbors with the same style are one.
    static func inlines(in text: String) -> [Inline] {
        guard text.unicodeScalars.contains(where: { "*_`~[<\\@:w".unicodeScalars.contains($0) }) else {
            return text.isEmpty ? [] : [Inline(text: text)]
        }
        var reader = MarkdownText(text)
        reader.read()
        return reader.items.map(\.inline).flatMap(MarkdownLinks.linked).joined()
    }

    private mutating func read() {
        while position < scalars.count {
            switch scalars[position] {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiter()
            case "[": open(.link)
            case "!" where at(1) == "[": open(.image)
            case "^" where at(1) == "[": open(.attributes)
            case "]": closeBracket()
            case "<": readAddress()
            default: append(1)
            }
        }
        MarkdownEmphasis.apply(to: &items, from: 0)
    }

    private func at(_ offset: Int) -> Unicode.Scalar? { scalars[safe: position + offset] }

    /// Adds the next characters as text.
    private mutating func append(_ count: Int, dropping: Int = 0) {
        let text = String(scalars[(position + dropping)..<(position + count)])
        position += count
        if items.last?.delimiter == nil, items.last?.inline.intents.isEmpty == true, items.last?.inline.link == nil {
            items[items.count - 1].inline.text += text
        } else {
            items.append(MarkdownItem(Inline(text: text)))
        }
    }

    private mutating func readEscape() {
        let isEscape = at(1).map { $0.isASCII && $0.isPunctuation } ?? false
        if isEscape { append(2, dropping: 1) } else { append(1) }
    }

    /// Reads a span of code, or backticks that nothing closes.
    private mutating func readCode() {
        let count = length(of: "`", at: position)
        var end = position + count
        while end < scalars.count {
            let length = length(of: "`", at: end)
            if length == count { break }
            end += max(length, 1)
        }
        guard end < scalars.count else { return append(count) }
        var content = scalars[(position + count)..<end].map { $0 == "\n" ? " " : $0 }
        if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
            content = Array(content.dropFirst().dropLast())
        }
        items.append(MarkdownItem(Inline(text: String(content), intents: [.code])))
        items.append(MarkdownItem(Inline(text: "")))
        position = end + count
    }

    private func length(of scalar: Unicode.Scalar, at start: Int) -> Int {
        scalars[start...].prefix { $0 == scalar }.count
    }

    private mutating func readDelimiter() {
        marks += 1
        let scalar = scalars[position]
        let count = length(of: scalar, at: position)
        guard marks < Self.limit, scalar != "~" || count < 3 else { return append(count) }
        let delimiter = MarkdownDelimiter(
            scalar, count: count, after: scalars[safe: position - 1], before: scalars[safe: position + count])
        items.append(MarkdownItem(Inline(text: String(repeating: Character(scalar), count: count)), delimiter))
        position += count
    }

    private mutating func open(_ bracket: Bracket) {
        marks += 1
        let text = bracket.rawValue
        guard marks < Self.limit else { return append(text.count) }
        brackets.append((items.count, bracket))
        items.append(MarkdownItem(Inline(text: text), isBracket: true))
        position += text.count
    }

    /// Makes a link of what is between the brackets, if an address follows. An image is shown as its text.
    private mutating func closeBracket() {
        guard let (item, kind) = brackets.popLast(), at(1) == "(" else { return append(1) }
        guard kind != .attributes else { return closeAttributes(from: item) }
        guard let target = MarkdownTarget(scalars, from: position + 2) else { return append(1) }
        close(item, at: target.end) { if kind == .link { $0.link = target.address } }
        // A link contains no other link.
        if kind == .link { brackets.removeAll { $0.kind == .link } }
    }

    private mutating func closeAttributes(from item: Int) {
        let attributes = scalars[(position + 2)...].prefix { $0 != ")" && $0 != "\n" }
        guard scalars[safe: attributes.endIndex] == ")" else { return append(1) }
        let isInflected = String(attributes).filter { !$0.isWhitespace } == "inflect:true"
        close(item, at: attributes.endIndex + 1) { $0.isInflected = isInflected }
    }

    /// Changes what has been read since a bracket, and goes on behind its target.
    private mutating func close(_ item: Int, at end: Int, _ change: (inout Inline) -> Void) {
        MarkdownEmphasis.apply(to: &items, from: item + 1)
        items[item] = MarkdownItem(Inline(text: ""))
        for index in items.indices.dropFirst(item) { change(&items[index].inline) }
        items.append(MarkdownItem(Inline(text: "")))
        position = end
    }

    /// Reads an address between `<` and `>`.
    private mutating func readAddress() {
        let content = scalars[(position + 1)...].prefix { $0 != ">" && $0 != "<" && !$0.properties.isWhitespace }
        let text = String(content)
        guard scalars[safe: content.endIndex] == ">", let link = MarkdownLinks.address(of: text) else {
            return append(1)
        }
        items.append(MarkdownItem(Inline(text: text, link: link)))
        items.append(MarkdownItem(Inline(text: "")))
        position = content.endIndex + 1
    }
}

extension MarkdownText.Inline {
    /// The style of the part.
    var style: [StyleAttribute] {
        var style: [StyleAttribute] = []
        if intents.contains(.strong) { style.append(.fontWeight(.bold)) }
        if intents.contains(.emphasis) { style.append(.italic) }
        if intents.contains(.code) { style.append(.fontDesign(.monospaced)) }
        if intents.contains(.strikethrough) {
            style.append(.line(TextLine(isThrough: true, pattern: .solid, color: nil)))
        }
        return style
    }
}

extension [MarkdownText.Inline] {
    /// Joins neighbors with the same style, without empty parts.
    fileprivate func joined() -> Self {
        reduce(into: []) { inlines, next in
            if let last = inlines.last, last.intents == next.intents, last.link == next.link,
                last.isInflected == next.isInflected
            {
                inlines[inlines.count - 1].text += next.text
            } else if !next.text.isEmpty {
                inlines.append(next)
            }
        }
    }
}

extension String {
    fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Unicode.Scalar {
    /// Whether CommonMark calls the character punctuation: all of ASCII, and what Unicode calls punctuation or symbols.
    var isPunctuation: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }
}
