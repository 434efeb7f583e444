extension View {
    nonisolated public func tint(_ tint: Color?) -> some View { token(tint.map { .tint(.color($0)) }) }

    /// Sets the color of the controls and links in this view. That of a gradient is its first one.
    nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        token(tint.map { .tint($0._paint) }).withoutGradient(of: tint?._paint)
    }

    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        token(.buttonBorderShape(shape))
    }

    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the size of the texts in this view. A page has the size that the reader's browser sets.
    nonisolated public func dynamicTypeSize<Sizes: RangeExpression<DynamicTypeSize>>(_ range: Sizes) -> some View {
        withoutEffect("The browser sets the size of all texts.")
    }

    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        token(.scrollIndicators(isVisible: visibility.isVisible))
    }

    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { token(.scrolling(isEnabled: !disabled)) }

    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        token(.scrollBackground(isVisible: visibility != .hidden))
    }

    /// Hides the keyboard of a touch screen while the user scrolls.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        withoutEffect("The browser shows and hides the keyboard.")
    }

    nonisolated private func token(_ token: StyleToken?) -> some View {
        modifier(NodeModifier { node in if let token { node.style.append(.token(token)) } })
    }
}

public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    case mini, small, regular, large, extraLarge
}

public struct ButtonBorderShape: Hashable, Sendable {
    /// The radius of the corners in CSS pixels. Nil is the default one.
    package let radius: CGFloat?
    /// Whether the button is as wide as it is high.
    package var isCircle = false

    public static let automatic = Self(radius: nil)
    public static let roundedRectangle = Self(radius: nil)
    public static let capsule = Self(radius: .infinity)
    public static let circle = Self(radius: .infinity, isCircle: true)

    public static func roundedRectangle(radius: CGFloat) -> Self { Self(radius: radius) }
}

public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size of the body text, compared with the default one.
    package var scale: Double {
        switch self {
        case .xSmall: 14.0 / 17
        case .small: 15.0 / 17
        case .medium: 16.0 / 17
        case .large: 1
        case .xLarge: 19.0 / 17
        case .xxLarge: 21.0 / 17
        case .xxxLarge: 23.0 / 17
        case .accessibility1: 28.0 / 17
        case .accessibility2: 33.0 / 17
        case .accessibility3: 40.0 / 17
        case .accessibility4: 47.0 / 17
        case .accessibility5: 53.0 / 17
        }
    }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
    fileprivate let isVisible: Bool
    private let name: String

    public static let automatic = Self(isVisible: true, name: "automatic")
    public static let visible = Self(isVisible: true, name: "visible")
    public static let hidden = Self(isVisible: false, name: "hidden")
    public static let never = Self(isVisible: false, name: "never")
}

/// When scrolling hides the keyboard of a touch screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let immediately = Self(name: "immediately")
    public static let interactively = Self(name: "interactively")
    public static let never = Self(name: "never")
}

extension EnvironmentValues {
    @Entry public var controlSize: ControlSize = .regular

    /// The size of texts that a view sets. The reader's browser has its own size.
    @Entry public var dynamicTypeSize: DynamicTypeSize = .large
}
