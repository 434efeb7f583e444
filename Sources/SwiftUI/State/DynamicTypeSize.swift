/// The size of the text that the reader prefers.
public enum DynamicTypeSize: Int, Hashable, CaseIterable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the sizes for readers who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension EnvironmentValues {
    private enum TypeSizeKey: EnvironmentKey {
        static let defaultValue = DynamicTypeSize.large
    }

    /// The size of the text. The page follows the browser of the reader, which the view does not know.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }
}
