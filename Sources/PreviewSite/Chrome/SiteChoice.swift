import FOSMVVM

/// One of the values that a switch offers, as a link to the same page with that value.
struct SiteChoice: Codable, Sendable {
    let label: LocalizableString
    let icon: String
    let address: String
    let isCurrent: Bool
    /// Whether the switch's key chooses this one.
    let isNext: Bool

    /// The choices of a switch in their order; the next is the one after the current, at the end the first again.
    static func choices<Value: Equatable>(
        _ values: [Value], current: Value, label: (Value) -> LocalizableString, icon: (Value) -> String,
        address: (Value) -> String
    ) -> [SiteChoice] {
        let next = values.following(current)
        return values.map { value in
            SiteChoice(
                label: label(value), icon: icon(value), address: address(value), isCurrent: value == current,
                isNext: value == next)
        }
    }
}

extension Array where Element: Equatable {
    /// The element after the given one, the first after the last; nil when there is no other.
    func following(_ element: Element) -> Element? {
        guard count > 1 else { return nil }
        guard let index = firstIndex(of: element) else { return first }
        return self[(index + 1) % count]
    }
}
