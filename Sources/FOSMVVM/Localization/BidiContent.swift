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
