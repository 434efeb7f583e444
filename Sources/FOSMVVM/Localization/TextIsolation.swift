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
