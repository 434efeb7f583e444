/// Sets values apart from the text around them, so that neither turns the other round (UAX #9 §2.4, §2.7).
struct TextIsolation {
    private static let start = "\u{2068}"
    private static let end = "\u{2069}"

    /// The direction of the text around.
    let isRightToLeft: Bool

    /// The value between FSI and PDI where it needs them; a value that runs with the text stays as it is.
    ///
    /// Isolates within the value are closed, and ends of isolates that do not begin in it are left out.
    func isolated(_ value: String) -> String {
        let value = value.withBalancedIsolates
        return needsIsolation(value) ? Self.start + value + Self.end : value
    }

    /// Whether all letters of a value run against the text.
    func runsAgainst(_ value: String) -> Bool {
        if !isRightToLeft, value.utf8.allSatisfy({ $0 < 0x80 }) { return false }
        let content = BidiContent(value)
        let (with, against) =
            isRightToLeft ? (content.hasRight, content.hasLeft) : (content.hasLeft, content.hasRight)
        return against && !with && !content.embeds
    }

    private func needsIsolation(_ value: String) -> Bool {
        if !isRightToLeft, value.utf8.allSatisfy({ $0 < 0x80 }) { return false }
        let content = BidiContent(value)
        if content.embeds { return true }
        return isRightToLeft ? content.needsIsolationFromRightToLeft : content.needsIsolationFromLeftToRight
    }
}

extension BidiContent {
    fileprivate var needsIsolationFromLeftToRight: Bool { hasRight || hasArabicNumber }

    /// Latin letters do, and without letters what is more than a number, such as `+48 123`. A number does not: after a
    /// Latin word of the text it belongs to that word. What was put together for the direction has its isolates within.
    fileprivate var needsIsolationFromRightToLeft: Bool {
        hasLeft || !hasRight && !hasIsolate && hasNumber && !isNumber
    }
}

/// Which directions the characters of a value have, apart from those within isolates (UAX #9, rule P2).
struct BidiContent {
    private(set) var hasLeft = false
    private(set) var hasRight = false
    private(set) var hasNumber = false
    private(set) var hasArabicNumber = false
    private(set) var hasIsolate = false
    /// Whether an embedding or override begins or ends, which would reach beyond the value.
    private(set) var embeds = false
    /// Whether all is one number: digits, and separators between them.
    private(set) var isNumber = false

    init(_ value: String) {
        var depth = 0
        var last: ICU.Direction?
        var isNumber = true
        for character in value.unicodeScalars {
            let direction = ICU.direction(of: character)
            switch direction {
            case .isolate:
                depth += 1
                hasIsolate = true
            case .endOfIsolate: depth = max(0, depth - 1)
            default: if depth == 0 { add(direction) }
            }
            isNumber = isNumber && direction.isInNumber && (last != nil || direction != .separator)
            last = direction
        }
        self.isNumber = isNumber && hasNumber && last != .separator
    }

    private mutating func add(_ direction: ICU.Direction) {
        switch direction {
        case .left: hasLeft = true
        case .right: hasRight = true
        case .number: hasNumber = true
        case .arabicNumber: (hasNumber, hasArabicNumber) = (true, true)
        case .embedding: embeds = true
        case .separator, .neutral, .isolate, .endOfIsolate: break
        }
    }
}

extension ICU.Direction {
    /// Whether the character can stand within a number.
    fileprivate var isInNumber: Bool { self == .number || self == .arabicNumber || self == .separator }
}

extension String {
    /// The text with an end for each isolate that begins in it, and without ends of isolates that do not (UAX #9, BD9).
    ///
    /// So put together with others, it neither ends an isolate around it nor leaves one open.
    var withBalancedIsolates: String {
        guard unicodeScalars.contains(where: \.belongsToIsolate) else { return self }
        var depth = 0
        var balanced = UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == Self.endOfIsolate, depth == 0 { continue }
            if scalar.belongsToIsolate { depth += scalar == Self.endOfIsolate ? -1 : 1 }
            balanced.append(scalar)
        }
        return String(balanced) + String(repeating: Character(Self.endOfIsolate), count: depth)
    }

    private static let endOfIsolate: Unicode.Scalar = "\u{2069}"
}

extension Unicode.Scalar {
    /// Whether an isolate begins (LRI, RLI, FSI) or ends (PDI) here.
    fileprivate var belongsToIsolate: Bool { ("\u{2066}"..."\u{2069}").contains(self) }
}

/// The marks around a text in another language than the one that was asked for, until it is known what can tell it.
///
/// They are noncharacters, which Unicode reserves for use within a program (Unicode 17 §23.7): no text has them.
package enum ForeignText {
    /// Stands before the language's tag.
    package static let start = "\(noncharacters[0])"
    /// Stands between the tag and the text.
    package static let middle = "\(noncharacters[1])"
    /// Stands after the text.
    package static let end = "\(noncharacters[2])"

    /// U+FDD0 to U+FDD2, which a literal cannot have.
    private static let noncharacters = [0xFDD0, 0xFDD1, 0xFDD2].compactMap { Unicode.Scalar($0 as UInt32) }

    /// The text between the marks.
    static func marked(_ text: String, language: LocaleIdentifier) -> String {
        start + language.tag + middle + text + end
    }
}
