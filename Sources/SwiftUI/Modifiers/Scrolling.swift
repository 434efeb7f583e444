extension View {
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        withoutEffect("A region that scrolls shows nothing outside of it.", when: disabled)
    }

    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        withoutEffect("The browser decides whether a region bounces.")
    }

    /// Sets where the scroll views in this view begin.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        withoutEffect("A region of a page begins at its top.", when: !(anchor ?? .top).isAtStart)
    }

    /// Sets where the scroll views in this view are for a purpose.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        withoutEffect("A region of a page begins at its top.", when: !(anchor ?? .top).isAtStart)
    }

    nonisolated public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        withoutEffect("The page shows the view as in the middle of the region.")
    }

    nonisolated public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        withoutEffect("The page shows the view as in the middle of the region.")
    }

    nonisolated public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        withoutEffect("The size and the place are known only to the browser. Use a GeometryReader around the view.")
    }
}

extension UnitPoint {
    /// Whether a region begins there without a modifier.
    fileprivate var isAtStart: Bool { x <= 0.5 && y == 0 || self == .leading }
}

public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let always = Self(name: "always")
    public static let basedOnSize = Self(name: "basedOnSize")
}

public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    public static let initialOffset = Self(name: "initialOffset")
    public static let sizeChanges = Self(name: "sizeChanges")
    public static let alignment = Self(name: "alignment")
}

/// Where a view is in the region that scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    /// How far the view is from the middle: -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = Self()
    public static let interactive = Self()
    public static let identity = Self()

    public static func animated(_ animation: Animation = .default) -> Self { Self() }

    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }

    public func animation(_ animation: Animation) -> Self { self }

    /// Returns the change for views of which some part is seen.
    public func threshold(_ threshold: Threshold) -> Self { self }

    public struct Threshold: Sendable {
        public static let visible = Self()
        public static let hidden = Self()
        public static let centered = Self()

        public static func visible(_ amount: Double) -> Self { Self() }
    }
}
