extension View {
    /// Lets the scroll views in this view show what is outside of them.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        withoutEffect("A region that scrolls shows nothing outside of it.", when: disabled)
    }

    /// Sets whether the scroll views in this view bounce at their ends.
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

    /// Changes the look of the view at the edges of the region that scrolls.
    nonisolated public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        withoutEffect("The page shows the view as in the middle of the region.")
    }

    /// Changes the look of the view at the edges of the region that scrolls, in different ways.
    nonisolated public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        withoutEffect("The page shows the view as in the middle of the region.")
    }

    /// Changes the look of the view by its size and place.
    nonisolated public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        withoutEffect("The size and the place are known only to the browser. Use a GeometryReader around the view.")
    }

    /// Makes the view as wide or high as a function of the region that scrolls around it.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        withoutEffect("The size of the region is known only to the browser. Use the number of parts with 'count'.")
    }
}

extension UnitPoint {
    /// Whether a region begins there without a modifier.
    fileprivate var isAtStart: Bool { x <= 0.5 && y == 0 || self == .leading }
}

/// When a region bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let always = Self(name: "always")
    public static let basedOnSize = Self(name: "basedOnSize")
}

/// What the place of a region is for.
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

/// How a view changes while it scrolls.
public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = Self()
    public static let interactive = Self()
    public static let identity = Self()

    /// Returns a change with a motion.
    public static func animated(_ animation: Animation = .default) -> Self { Self() }

    /// Returns a change that follows the scrolling.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }

    /// Returns the change with a motion.
    public func animation(_ animation: Animation) -> Self { self }

    /// Returns the change for views of which some part is seen.
    public func threshold(_ threshold: Threshold) -> Self { self }

    /// How much of a view is seen.
    public struct Threshold: Sendable {
        public static let visible = Self()
        public static let hidden = Self()
        public static let centered = Self()

        /// Returns the threshold of a share of the view.
        public static func visible(_ amount: Double) -> Self { Self() }
    }
}
