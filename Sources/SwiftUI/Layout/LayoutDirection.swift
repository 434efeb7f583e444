/// The direction of reading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

extension EnvironmentValues {
    private enum DirectionKey: EnvironmentKey {
        static var defaultValue: LayoutDirection? { nil }
    }

    /// The direction of the page's language.
    public var layoutDirection: LayoutDirection {
        get {
            self[DirectionKey.self]
                ?? (locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        }
        set { self[DirectionKey.self] = newValue }
    }
}
