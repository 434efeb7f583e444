/// Scans the tags of HTML before Gumbo, to work around its bugs and to detect input that would take it too long.
///
/// Source: WHATWG HTML, "Tokenization", but only to distinguish tags from text. If the tree affects this, such as a
/// `style` that a `select` drops, a text may be treated as tags. Therefore, the results must not change texts.
struct TagScan {
    /// The start of each form's end tag.
    private(set) var formEnds: [Int] = []
    /// Whether a tag has a duplicate attribute.
    private(set) var repeatsAttributes = false
    /// Whether the first tag, except for those of a `head`, begins a part of a table.
    private(set) var beginsInTable = false
    /// The places up to which elements may be nested too deeply: where the number of open elements reaches the limit,
    /// twice the limit, four times the limit and so on. The real depth may be smaller, because an end tag may close
    /// several elements.
    private(set) var suspects: [Int] = []

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var hasBegun = false
    /// The open elements, except for those that may end without a tag.
    private var open: [Open] = []
    /// The number of formatting elements that were open when a surrounding element ended, and therefore continue after
    /// it.
    private var goingOn = 0
    private var mostOpen = HTMLParser.depthLimit
    private var attributes: [TagName] = []

    private struct Open {
        let name: TagName
        /// Whether the element and its content belong to SVG or MathML.
        let holdsForeign: Bool
    }

    /// - Throws: ``HTMLParsingError/tooManyAttributes(tag:limit:)``.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(HTMLParsingError) {
        self.bytes = bytes
        while let start = next("<"), start + 1 < bytes.count {
            position = start + 1
            switch bytes[position] {
            case UInt8(ascii: "/"): try readEndTag()
            case UInt8(ascii: "!"): skipDeclaration()
            case UInt8(ascii: "?"): skip(past: ">")
            case let byte where byte.isASCIILetter: try readStartTag()
            default: break
            }
        }
    }

    private mutating func readStartTag() throws(HTMLParsingError) {
        let start = position
        let name = readName()
        let closesItself = try readAttributes(ofTagAt: start)
        let isForeign = isInForeign || name == .svg || name == .math
        if isForeign {
            if !closesItself { push(Open(name: name, holdsForeign: !TagName.holdHTML.contains(name))) }
            return
        }
        let kind = TagName.kinds[name]
        if !hasBegun, !TagName.inHead.contains(name) { (hasBegun, beginsInTable) = (true, kind == .tablePart) }
        switch kind {
        case .rawText: try skipText(of: name)
        case .void, .optionalEnd, .tablePart: break
        case .formatting, nil: push(Open(name: name, holdsForeign: false))
        }
    }

    private mutating func readEndTag() throws(HTMLParsingError) {
        let start = position - 1
        position += 1
        guard position < bytes.count, bytes[position].isASCIILetter else { return skip(past: ">") }
        let nameStart = position
        let name = readName()
        _ = try readAttributes(ofTagAt: nameStart)
        if name == .form { formEnds.append(start) }
        if TagName.elementsByEndTag.contains(name) { hasBegun = true }
        pop(name)
    }

    private var isInForeign: Bool { open.last?.holdsForeign == true }

    private mutating func push(_ element: Open) {
        open.append(element)
        guard open.count + goingOn > mostOpen else { return }
        suspects.append(position)
        mostOpen *= 2
    }

    /// Closes the innermost element with a name, and the elements in it. The search is limited, because it takes time.
    private mutating func pop(_ name: TagName) {
        if let index = open.suffix(HTMLParser.depthLimit).lastIndex(where: { $0.name == name }) {
            goingOn += open[(index + 1)...].count { TagName.kinds[$0.name] == .formatting }
            open.removeSubrange(index...)
        } else if goingOn > 0, TagName.kinds[name] == .formatting {
            goingOn -= 1
        }
    }

    /// Reads to the end of the name of a tag or attribute.
    private mutating func readName(isAttribute: Bool = false) -> TagName {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte.isHTMLSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") { break }
            if isAttribute, byte == UInt8(ascii: "="), position > start { break }
            position += 1
        }
        return TagName(bytes[start..<position])
    }

    /// Reads to the end of a tag. Returns whether it ends with `/>`.
    private mutating func readAttributes(ofTagAt start: Int) throws(HTMLParsingError) -> Bool {
        attributes.removeAll(keepingCapacity: true)
        var closesItself = false
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return closesItself
            case let byte where byte.isHTMLSpace || byte == UInt8(ascii: "/"):
                closesItself = byte == UInt8(ascii: "/")
                position += 1
            default:
                closesItself = false
                try add(readName(isAttribute: true), toTagAt: start)
                skipValue()
            }
        }
        return false
    }

    private mutating func add(_ attribute: TagName, toTagAt start: Int) throws(HTMLParsingError) {
        guard attributes.count < HTMLParser.attributeLimit else {
            let name = bytes[start...].prefix { !$0.isHTMLSpace && $0 != UInt8(ascii: "/") }
            throw .tooManyAttributes(tag: String(decoding: name.prefix(40), as: UTF8.self), limit: attributes.count)
        }
        repeatsAttributes = repeatsAttributes || attributes.contains(attribute)
        attributes.append(attribute)
    }

    /// Skips the value of an attribute, if it has one.
    private mutating func skipValue() {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return }
        position += 1
        skipSpace()
        guard position < bytes.count else { return }
        switch bytes[position] {
        case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
            position += 1
            position = bytes[position...].firstIndex(of: quote).map { $0 + 1 } ?? bytes.count
        default:
            while position < bytes.count, !bytes[position].isHTMLSpace, bytes[position] != UInt8(ascii: ">") {
                position += 1
            }
        }
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position].isHTMLSpace { position += 1 }
    }

    /// Skips the text of an element that contains only text, and its end tag.
    private mutating func skipText(of name: TagName) throws(HTMLParsingError) {
        while name != .plaintext, let start = next("<") {
            position = start + 1
            guard position < bytes.count, bytes[position] == UInt8(ascii: "/") else { continue }
            position += 1
            let nameStart = position
            if readName() == name {
                _ = try readAttributes(ofTagAt: nameStart)
                return
            }
            position = nameStart
        }
        position = bytes.count
    }

    /// Skips a comment, a doctype or a CDATA section after its `<`.
    private mutating func skipDeclaration() {
        if isAt("!--") {
            position += 3
            if isAt(">") || isAt("->") { return skip(past: ">") }
            while let dash = next("-") {
                position = dash
                if isAt("-->") || isAt("--!>") { return skip(past: ">") }
                position += 1
            }
            position = bytes.count
        } else if isInForeign, isAt("![CDATA[") {
            while let bracket = next("]") {
                position = bracket
                if isAt("]]>") { return skip(past: ">") }
                position += 1
            }
            position = bytes.count
        } else {
            skip(past: ">")
        }
    }

    private func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private func next(_ character: Unicode.Scalar) -> Int? {
        bytes[position...].firstIndex(of: UInt8(ascii: character))
    }

    private mutating func skip(past character: Unicode.Scalar) {
        position = next(character).map { $0 + 1 } ?? bytes.count
    }
}
