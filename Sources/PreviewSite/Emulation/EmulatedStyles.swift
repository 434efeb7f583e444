import HTMLTokens

/// A stylesheet in which emulated media features always or never match.
///
/// It changes conditions, and copies everything else. It knows only as much of CSS as is needed to find them: comments,
/// texts, names and the preludes of at-rules.
struct EmulatedStyles {
    /// The changed stylesheet.
    private(set) var css: [UInt8] = []

    private let source: [UInt8]
    private let emulation: MediaEmulation
    private let base: String
    private var position = 0
    /// Whether the position is in media queries, whose lengths are relative to the size of text.
    private var isInQueries: Bool
    /// Whether the next text or `url()` is the address of an imported stylesheet.
    private var isBeforeAddress = false

    /// The units that are relative to the size of text.
    private static let textUnits: Set<String> = [
        "em", "rem", "ex", "rex", "ch", "rch", "ic", "ric", "cap", "rcap", "lh", "rlh",
    ]

    /// - Parameters:
    ///   - base: The address of the stylesheet, or of the document with it.
    ///   - areQueries: Whether the text is that of a `media` or `sizes` attribute.
    init(_ source: some Sequence<UInt8>, emulation: MediaEmulation, at base: String, areQueries: Bool = false) {
        self.source = Array(source)
        self.emulation = emulation
        self.base = base
        isInQueries = areQueries
        css.reserveCapacity(self.source.count)
        while position < self.source.count { step() }
    }

    private mutating func step() {
        let byte = source[position]
        switch byte {
        case UInt8(ascii: "/") where isAt("/*"): copy(to: endOfComment)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): addText()
        case UInt8(ascii: "\\"): copy(to: position + 2)
        case UInt8(ascii: "@"): beginRule()
        case UInt8(ascii: "("): addCondition()
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
            (isInQueries, isBeforeAddress) = (false, false)
            copy(to: position + 1)
        case _ where byte.isDigit || byte == UInt8(ascii: ".") && isDigit(position + 1): addNumber()
        case _ where byte.isNameByte: addName()
        default: copy(to: position + 1)
        }
    }

    private mutating func copy(to end: Int) {
        let end = min(end, source.count)
        css += source[position..<end]
        position = end
    }

    private mutating func beginRule() {
        copy(to: position + 1)
        let name = name(at: position)
        isInQueries = ["media", "import", "custom-media"].contains(name.text)
        isBeforeAddress = name.text == "import"
        copy(to: name.end)
    }

    /// Adds a text in quotes, which may be the address of an imported stylesheet.
    private mutating func addText() {
        let end = endOfText
        let content = position + 1..<max(position + 1, end - 1)
        guard isBeforeAddress else { return copy(to: end) }
        addAddress(content, end: end)
    }

    /// Adds an address in quotes.
    private mutating func addAddress(_ range: Range<Int>, end: Int) {
        let address = String(decoding: source[range], as: UTF8.self)
        css += "\"\(emulation.address(ofStylesheet: address, from: base))\"".utf8
        position = end
        isBeforeAddress = false
    }

    /// Adds a name: that of a function, a property or anything else.
    private mutating func addName() {
        let name = name(at: position)
        copy(to: name.end)
        if name.text == "url", isAt("(") { return addURL() }
        let value = afterSpace(position)
        guard name.text == "color-scheme", value < source.count, source[value] == UInt8(ascii: ":") else { return }
        copy(to: value + 1)
        addColorScheme()
    }

    private mutating func addURL() {
        let start = afterSpace(position + 1)
        guard start < source.count, source[start] != UInt8(ascii: "\""), source[start] != UInt8(ascii: "'") else {
            return copy(to: start)
        }
        let end = source[start...].firstIndex(of: UInt8(ascii: ")")) ?? source.count
        guard isBeforeAddress else { return copy(to: end) }
        copy(to: start)
        let content = source[start..<end].lastIndex { !$0.isHTMLSpace }.map { $0 + 1 } ?? start
        addAddress(start..<content, end: end)
    }

    /// Adds the color schemes of an element. One for both themes gets the chosen one.
    private mutating func addColorScheme() {
        let end = source[position...].firstIndex { ";})!".utf8.contains($0) } ?? source.count
        let words = String(decoding: source[position..<end], as: UTF8.self).lowercased().split { $0.isWhitespace }
        guard let theme = emulation.theme, words.contains("light"), words.contains("dark") else { return copy(to: end) }
        css += " \(theme)".utf8
        position = end
    }

    /// Adds a length of a media query, relative to the size of text in the browser, not in the preview.
    private mutating func addNumber() {
        let start = position
        let end = source[start...].firstIndex { !$0.isDigit && $0 != UInt8(ascii: ".") } ?? source.count
        let unit = name(at: end)
        guard isInQueries, emulation.textSize != 100, Self.textUnits.contains(unit.text),
            let number = Double(String(decoding: source[start..<end], as: UTF8.self))
        else { return copy(to: unit.end) }
        css += "\(number * Double(emulation.textSize) / 100)\(unit.text)".utf8
        position = unit.end
    }

    /// Adds `(feature: value)` or `(feature)`. These have no other meaning anywhere in CSS.
    private mutating func addCondition() {
        let feature = name(at: afterSpace(position + 1))
        var end = afterSpace(feature.end)
        var value: String?
        if end < source.count, source[end] == UInt8(ascii: ":") {
            let name = name(at: afterSpace(end + 1))
            (value, end) = (name.text, afterSpace(name.end))
        }
        guard end < source.count, source[end] == UInt8(ascii: ")"),
            let condition = emulation.condition(feature.text, is: value)
        else { return copy(to: position + 1) }
        css += condition.utf8
        position = end + 1
    }
}

extension EmulatedStyles {
    private func isAt(_ text: StaticString, _ index: Int? = nil) -> Bool {
        source[(index ?? position)...].starts(
            with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private func isDigit(_ index: Int) -> Bool { index < source.count && source[index].isDigit }

    /// Returns the name at an index in lower case, which may be empty, and its end.
    private func name(at start: Int) -> (text: String, end: Int) {
        let end = source[min(start, source.count)...].firstIndex { !$0.isNameByte } ?? source.count
        return (String(decoding: source[min(start, source.count)..<end].map(\.asciiLowercased), as: UTF8.self), end)
    }

    /// Returns the index after white space and comments.
    private func afterSpace(_ start: Int) -> Int {
        var index = start
        while index < source.count {
            if source[index].isHTMLSpace {
                index += 1
            } else if isAt("/*", index) {
                index = end(ofCommentAt: index)
            } else {
                break
            }
        }
        return index
    }

    private var endOfComment: Int { end(ofCommentAt: position) }

    private func end(ofCommentAt start: Int) -> Int {
        var index = start + 2
        while index < source.count, !isAt("*/", index) { index += 1 }
        return min(index + 2, source.count)
    }

    /// The index after the text that begins at the position.
    private var endOfText: Int {
        let quote = source[position]
        var index = position + 1
        while index < source.count, source[index] != quote, source[index] != UInt8(ascii: "\n") {
            index += source[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, source.count)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

    /// Whether the byte can be in a name of CSS, which may begin with hyphens.
    fileprivate var isNameByte: Bool {
        isASCIILetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
    }
}
