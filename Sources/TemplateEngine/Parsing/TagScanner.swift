import Diagnostics

/// Finds the tags of a template one after another, in linear time.
struct TagScanner {
    private let bytes: [UInt8]
    private var position = 0
    /// The current delimiters, which a set-delimiter tag changes.
    private(set) var delimiters = Delimiters.standard

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next tag. Nil if only text remains.
    mutating func next() throws(ParseFailure) -> Tag? {
        guard let start = firstIndex(of: delimiters.open, from: position) else { return nil }
        let (kind, contentStart) = kind(at: start + delimiters.open.count)
        let close = closing(kind, sigil: bytes[contentStart - 1])
        guard let contentEnd = firstIndex(of: close, from: contentStart) else {
            throw ParseFailure(problem: .unclosedTag(expected: String(decoding: close, as: UTF8.self)), offset: start)
        }
        position = contentEnd + close.count
        return try tag(kind, range: start..<position, content: bytes[contentStart..<contentEnd])
    }

    /// Returns the kind of the tag whose content begins at `start`, and the start of its name.
    private func kind(at start: Int) -> (Tag.Kind, contentStart: Int) {
        let sigil = bytes[start...].firstIndex { !$0.isTagSpace } ?? start
        guard sigil < bytes.count, let kind = Tag.Kind(sigil: bytes[sigil]) else { return (.escaped, start) }
        return (kind, sigil + 1)
    }

    /// Returns the end of a tag. `{{{` and `{{=` have a closing character of their own.
    private func closing(_ kind: Tag.Kind, sigil: UInt8) -> [UInt8] {
        switch kind {
        case .unescaped where sigil == UInt8(ascii: "{"): [UInt8(ascii: "}")] + delimiters.close
        case .delimiters: [UInt8(ascii: "=")] + delimiters.close
        default: delimiters.close
        }
    }

    private mutating func tag(
        _ kind: Tag.Kind, range: Range<Int>, content: ArraySlice<UInt8>
    ) throws(ParseFailure) -> Tag {
        switch kind {
        case .comment:
            return Tag(kind: kind, range: range, name: "", isDynamic: false)
        case .delimiters:
            try setDelimiters(content, at: range.lowerBound)
            return Tag(kind: kind, range: range, name: "", isDynamic: false)
        default:
            return try namedTag(kind, range: range, content: content)
        }
    }

    private mutating func setDelimiters(_ content: ArraySlice<UInt8>, at offset: Int) throws(ParseFailure) {
        guard let delimiters = Delimiters(content: content) else {
            throw ParseFailure(problem: .invalidDelimiters(Self.excerpt(bytes[offset..<position])), offset: offset)
        }
        self.delimiters = delimiters
    }

    private func namedTag(
        _ kind: Tag.Kind, range: Range<Int>, content: ArraySlice<UInt8>
    ) throws(ParseFailure) -> Tag {
        var name = content.trimmingTagSpace()
        let mayBeDynamic = kind == .partial || kind == .parent || kind == .close
        let isDynamic = mayBeDynamic && name.first == UInt8(ascii: "*")
        if isDynamic { name = name.dropFirst().trimmingTagSpace() }
        if name.isEmpty { throw ParseFailure(problem: .emptyTag, offset: range.lowerBound) }
        if name.firstTagSpace != nil {
            throw ParseFailure(problem: .whitespaceInName(Self.excerpt(name)), offset: range.lowerBound)
        }
        return Tag(kind: kind, range: range, name: String(decoding: name, as: UTF8.self), isDynamic: isDynamic)
    }

    /// Shortens `text` to one line for a message, because a tag that is not closed can be as long as the file.
    private static func excerpt(_ text: ArraySlice<UInt8>) -> String {
        String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ").excerpt(40)
    }

    /// Returns the first occurrence of `pattern` at or after `start`. Patterns have a few bytes, so checking each
    /// position takes linear time.
    private func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
        let bytes = bytes.span
        let pattern = pattern.span
        guard start <= bytes.count - pattern.count else { return nil }
        for index in start...(bytes.count - pattern.count) where bytes[index] == pattern[0] {
            var matched = 1
            while matched < pattern.count && bytes[index + matched] == pattern[matched] { matched += 1 }
            if matched == pattern.count { return index }
        }
        return nil
    }
}

extension Tag.Kind {
    /// Creates the kind of tag that begins with `sigil`. Nil for a plain name.
    fileprivate init?(sigil: UInt8) {
        switch sigil {
        case UInt8(ascii: "#"): self = .section
        case UInt8(ascii: "^"): self = .inverted
        case UInt8(ascii: "/"): self = .close
        case UInt8(ascii: ">"): self = .partial
        case UInt8(ascii: "<"): self = .parent
        case UInt8(ascii: "$"): self = .block
        case UInt8(ascii: "&"), UInt8(ascii: "{"): self = .unescaped
        case UInt8(ascii: "!"): self = .comment
        case UInt8(ascii: "="): self = .delimiters
        default: return nil
        }
    }
}

// Loops, because closures that are called for each byte are most of the time of a debug build.
extension ArraySlice<UInt8> {
    fileprivate func trimmingTagSpace() -> ArraySlice<UInt8> {
        var (start, end) = (startIndex, endIndex)
        while start < end, self[start].isTagSpace { start += 1 }
        while end > start, self[end - 1].isTagSpace { end -= 1 }
        return self[start..<end]
    }

    fileprivate var firstTagSpace: Int? {
        var index = startIndex
        while index < endIndex {
            if self[index].isTagSpace { return index }
            index += 1
        }
        return nil
    }
}

/// A tag of a template.
package struct Tag: Sendable {
    /// The kind of the tag, according to its sigil.
    package enum Kind: Sendable {
        case escaped, unescaped, section, inverted, close, partial, parent, block, comment, delimiters
    }

    package let kind: Kind
    /// The range of the tag with its delimiters, in bytes of the template.
    package let range: Range<Int>
    /// The name without surrounding space, and without the asterisk of a dynamic name.
    package let name: String
    /// Whether the name of the template is the value of a name, `{{> *name}}`.
    package let isDynamic: Bool

    /// The name as the closing tag repeats it.
    var closingName: String { isDynamic ? "*" + name : name }
}

/// The opening and closing delimiters of tags.
struct Delimiters {
    /// The maximum length of a delimiter in bytes, which keeps searching linear.
    static let maxLength = 16

    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

    let open: [UInt8]
    let close: [UInt8]
}

extension Delimiters {
    /// Parses the content of a set-delimiter tag. Nil if it is not valid.
    init?(content: some Collection<UInt8>) {
        let parts = content.split(whereSeparator: \.isTagSpace)
        let isUsable = parts.allSatisfy { $0.count <= Self.maxLength && !$0.contains(UInt8(ascii: "=")) }
        guard parts.count == 2, isUsable else { return nil }
        self.init(open: Array(parts[0]), close: Array(parts[1]))
    }

    /// Returns a tag with these delimiters, for messages.
    func tag(_ content: String) -> String {
        String(decoding: open, as: UTF8.self) + content + String(decoding: close, as: UTF8.self)
    }
}

extension UInt8 {
    /// Whether the byte may surround a name in a tag.
    var isTagSpace: Bool {
        isLineSpace || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }

    /// Whether the byte leaves a line blank.
    var isLineSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }
}
