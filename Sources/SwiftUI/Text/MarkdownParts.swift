import Foundation

/// A part of a text while its Markdown is read.
struct MarkdownItem {
    var inline: MarkdownText.Inline
    var delimiter: MarkdownDelimiter?

    init(_ inline: MarkdownText.Inline, _ delimiter: MarkdownDelimiter? = nil) {
        self.inline = inline
        self.delimiter = delimiter
    }

    /// Creates a bracket, to which no text is added.
    init(_ inline: MarkdownText.Inline, isBracket: Bool) {
        self.init(inline, MarkdownDelimiter.bracket)
    }
}

/// Characters that may begin or end an emphasis or a strikethrough (CommonMark 0.31 §6.2).
struct MarkdownDelimiter {
    static let bracket = MarkdownDelimiter(scalar: "[", count: 0, canOpen: false, canClose: false)

    let scalar: Unicode.Scalar
    /// The number of characters that are not used yet.
    var count: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool

    private init(scalar: Unicode.Scalar, count: Int, canOpen: Bool, canClose: Bool) {
        self.scalar = scalar
        self.count = count
        length = count
        self.canOpen = canOpen
        self.canClose = canClose
    }

    /// Creates a run of characters between two others, which are nil at the ends of the text.
    init(_ scalar: Unicode.Scalar, count: Int, after: Unicode.Scalar?, before: Unicode.Scalar?) {
        let (isSpaceAfter, isSpaceBefore) = (Self.isSpace(before), Self.isSpace(after))
        let (isMarkAfter, isMarkBefore) = (before?.isPunctuation ?? false, after?.isPunctuation ?? false)
        let isLeft = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore)
        let isRight = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
        let isUnderscore = scalar == "_"
        self.init(
            scalar: scalar, count: count, canOpen: isLeft && (!isUnderscore || !isRight || isMarkBefore),
            canClose: isRight && (!isUnderscore || !isLeft || isMarkAfter))
    }

    private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? true }

    /// Whether this run and a later one enclose a part. Runs that can do both have the rule of three.
    func encloses(upTo closer: Self) -> Bool {
        guard canOpen, count > 0, scalar == closer.scalar else { return false }
        if scalar == "~" { return count == closer.count }
        let isEither = canOpen && canClose || closer.canOpen && closer.canClose
        return !isEither || (length + closer.length) % 3 != 0 || length % 3 == 0 && closer.length % 3 == 0
    }
}

/// Finds the parts between delimiters.
enum MarkdownEmphasis {
    /// Applies the delimiters from an item on.
    static func apply(to items: inout [MarkdownItem], from start: Int) {
        var closer = start
        while closer < items.count {
            if let delimiter = items[closer].delimiter, delimiter.canClose, delimiter.count > 0,
                let opener = opener(of: delimiter, in: items, start..<closer)
            {
                enclose(opener..<closer, in: &items)
            } else {
                closer += 1
            }
        }
        for index in items.indices.dropFirst(start) { items[index].delimiter = nil }
    }

    private static func opener(of closer: MarkdownDelimiter, in items: [MarkdownItem], _ range: Range<Int>) -> Int? {
        range.last { items[$0].delimiter?.encloses(upTo: closer) ?? false }
    }

    /// Styles what is between two delimiters, and uses up one or two characters of each.
    private static func enclose(_ range: Range<Int>, in items: inout [MarkdownItem]) {
        let (opener, closer) = (range.lowerBound, range.upperBound)
        guard let first = items[opener].delimiter, let last = items[closer].delimiter else { return }
        let used = first.scalar == "~" ? first.count : min(first.count, last.count, 2)
        let intent: MarkdownText.Intent = first.scalar == "~" ? .strikethrough : used == 2 ? .strong : .emphasis
        for index in range.dropFirst() {
            items[index].inline.intents.insert(intent)
            // What is between them is text.
            items[index].delimiter?.count = 0
        }
        for index in [opener, closer] {
            items[index].delimiter?.count -= used
            items[index].inline.text.removeLast(used)
        }
    }
}

/// The address of a link behind its text (CommonMark 0.31 §6.3): `https://example.org "Title")`.
struct MarkdownTarget {
    let address: String
    /// The position behind the bracket at the end.
    let end: Int

    private static var pattern: Regex<(Substring, Substring?, Substring?)> {
        /\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*))(?:\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?\s*\)/
    }

    /// The maximum length of an address with its title.
    private static let limit = 4096

    /// Reads an address. Nil if there is none.
    init?(_ scalars: [Unicode.Scalar], from start: Int) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[min(start, scalars.count)...].prefix(Self.limit))
        let text = String(view)
        guard let match = text.prefixMatch(of: Self.pattern) else { return nil }
        address = String(match.output.1 ?? match.output.2 ?? "").replacing(/\\([!-\/:-@\[-`{-~])/) { $0.output.1 }
        end = start + match.output.0.unicodeScalars.count
    }
}

/// Addresses in a text that are links without brackets.
enum MarkdownLinks {
    /// The length of a text in which no addresses are looked for.
    private static let limit = 10_000

    /// Web addresses and those of mail, as GitHub's extension of Markdown finds them (§6.9).
    private static var pattern: Regex<Substring> {
        /(?:https?:\/\/|www\.)[^\s<]*[^\s<?!.,:*_~'")\]]|[A-Za-z0-9.+_-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]*[A-Za-z0-9])+/
    }

    /// Returns a part of a text with its addresses as links.
    static func linked(_ inline: MarkdownText.Inline) -> [MarkdownText.Inline] {
        let text = inline.text
        guard inline.link == nil, !inline.intents.contains(.code), text.utf8.count < limit,
            text.contains("://") || text.contains("www.") || text.contains("@")
        else { return [inline] }
        var parts: [MarkdownText.Inline] = []
        func add(_ text: Substring, link: String? = nil) {
            parts.append(MarkdownText.Inline(text: String(text), intents: inline.intents, link: link))
        }
        var end = text.startIndex
        for match in text.matches(of: pattern) {
            let (before, address) = (text[end..<match.range.lowerBound], text[match.range])
            add(before)
            let isInWord = before.last.map { $0.isLetter || $0.isNumber } ?? false
            add(address, link: isInWord ? nil : Self.address(ofText: address))
            end = match.range.upperBound
        }
        add(text[end...])
        return parts
    }

    private static func address(ofText text: Substring) -> String? {
        text.hasPrefix("www.") ? "http://\(text)" : address(of: String(text))
    }

    /// Returns the address of a text that is one: with a scheme, or of mail. Nil for any other text.
    static func address(of text: String) -> String? {
        if text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]+:.*/) != nil { return text }
        return text.wholeMatch(of: /[^\s@:]+@[^\s@:]+/) != nil ? "mailto:\(text)" : nil
    }
}
