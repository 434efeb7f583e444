/// Isolates values from the text around them, so that neither changes the other's direction (UAX #9 §2.4, §2.7).
package struct TextIsolation: Sendable {
    private static let start = "\u{2068}"
    private static let end = "\u{2069}"

    /// The direction of the surrounding text.
    package let isRightToLeft: Bool

    /// Creates the isolation of values in a text with this direction.
    package init(isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
    }

    /// Creates the isolation of values in a text that has the direction of its first letter, as in a `bdi` of HTML.
    package init(inIsolated text: String) {
        let directions = text.unicodeScalars.lazy.map(ICU.direction)
        isRightToLeft = directions.first { $0 == .left || $0 == .right } == .right
    }

    /// Returns the value between FSI and PDI if needed. A value with the direction of the text does not change.
    ///
    /// Closes isolates in the value, and removes ends of isolates that do not start in it.
    func isolated(_ value: String) -> String {
        let value = value.withBalancedIsolates
        return needsIsolation(value) ? Self.start + value + Self.end : value
    }

    /// Whether a value has the opposite direction.
    func runsAgainst(_ value: String) -> Bool {
        if !isRightToLeft, value.utf8.allSatisfy({ $0 < 0x80 }) { return false }
        let content = BidiContent(value)
        let (with, against) =
            isRightToLeft ? (content.hasRight, content.hasLeft) : (content.hasLeft, content.hasRight)
        return against && !with && !content.embeds
    }

    /// Whether a value needs a direction of its own.
    package func needsIsolation(_ value: String) -> Bool {
        if !isRightToLeft, value.utf8.allSatisfy({ $0 < 0x80 }) { return false }
        let content = BidiContent(value)
        if content.embeds { return true }
        return isRightToLeft ? content.needsIsolationFromRightToLeft : content.needsIsolationFromLeftToRight
    }
}

extension BidiContent {
    fileprivate var needsIsolationFromLeftToRight: Bool { hasRight || hasArabicNumber }

    /// Latin letters have it, and so do texts without letters that are more than a number, such as `+48 123`. A number
    /// does not, because after a Latin word it belongs to that word. Assembled values already contain their isolates.
    fileprivate var needsIsolationFromRightToLeft: Bool {
        hasLeft || !hasRight && !hasIsolate && hasNumber && !isNumber
    }
}

/// The directions of the characters in a value, without those inside of isolates (UAX #9, rule P2).
struct BidiContent {
    private(set) var hasLeft = false
    private(set) var hasRight = false
    private(set) var hasNumber = false
    private(set) var hasArabicNumber = false
    private(set) var hasIsolate = false
    /// Whether an embedding or override starts or ends, which would affect text outside of the value.
    private(set) var embeds = false
    /// Whether the value is a single number: digits with separators.
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
    /// Whether the character can be part of a number.
    fileprivate var isInNumber: Bool { self == .number || self == .arabicNumber || self == .separator }
}

extension String {
    /// The text with all isolates closed, and without ends of isolates that do not start in it (UAX #9, BD9).
    ///
    /// So the text neither ends an isolate around it nor leaves one open.
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
    /// Whether an isolate starts (LRI, RLI, FSI) or ends (PDI) here.
    fileprivate var belongsToIsolate: Bool { ("\u{2066}"..."\u{2069}").contains(self) }
}

/// The marks around a text in another language than the requested one. A renderer replaces them with elements.
///
/// The marks are noncharacters, which Unicode reserves for use inside of programs (Unicode 17 §23.7).
package enum ForeignText {
    /// The mark before the tag of the language.
    package static let start = "\(noncharacters[0])"
    /// The mark between the tag and the text.
    package static let middle = "\(noncharacters[1])"
    /// The mark after the text.
    package static let end = "\(noncharacters[2])"

    /// The characters U+FDD0 to U+FDD2, which a literal cannot contain.
    private static let noncharacters = [0xFDD0, 0xFDD1, 0xFDD2].compactMap { Unicode.Scalar($0 as UInt32) }

    /// Encloses a text in the marks.
    static func marked(_ text: String, language: LocaleIdentifier) -> String {
        start + language.tag + middle + text + end
    }
}
