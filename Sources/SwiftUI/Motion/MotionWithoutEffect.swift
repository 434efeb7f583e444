package import Diagnostics

extension View {
    /// Leaves the view as it is.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        withoutEffect("The page shows new content of the view at once.")
    }

    /// Leaves the view as it is.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        withoutEffect("The page shows each view in its own place.")
    }

    /// Leaves the view as it is.
    nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        withoutEffect("The page shows another screen at once.")
    }

    /// Leaves the view as it is.
    nonisolated public func navigationTransition<Style: NavigationTransition>(_ style: Style) -> some View {
        withoutEffect("The page shows another screen at once.")
    }

    /// Leaves the view as it is.
    nonisolated public func geometryGroup() -> some View {
        withoutEffect("The browser moves each view on its own.")
    }

    /// Leaves the view as it is.
    nonisolated public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        withoutEffect("The icons of a page do not move.")
    }

    /// Leaves the view as it is.
    nonisolated public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
        _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View {
        withoutEffect("The icons of a page do not move.")
    }

    /// Leaves the view as it is.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        withoutEffect("The icons of a page do not move.")
    }
}

public struct ContentTransition: Hashable, Sendable {
    public static let identity = Self()
    public static let opacity = Self()
    public static let interpolate = Self()
    public static let symbolEffect = Self()

    public static func numericText(countsDown: Bool = false) -> Self { Self() }

    public static func numericText(value: Double) -> Self { Self() }

    public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> Self {
        Self()
    }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set from the bits of its properties.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = Self(rawValue: 1)
    public static let size = Self(rawValue: 2)
    public static let frame: Self = [.position, .size]
}

/// How a screen is shown in the place of another.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition, Sendable { public init() {} }

public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self { Self() }
}

/// Identities of views that a view keeps for as long as it is shown.
@propertyWrapper
public struct Namespace: DynamicProperty, LinkedProperty {
    public struct ID: Hashable, Sendable {
        fileprivate let text: String
    }

    private var id = ID(text: "")

    public init() {}

    public var wrappedValue: ID { id }

    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        id = ID(text: "\(context.scopeID) \(slot)")
    }
}
