/// One of several kinds of ``Localizable`` in a list or a dictionary.
struct AnyLocalizable: Hashable, Sendable {
    let base: any Localizable

    static func == (left: Self, right: Self) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}
