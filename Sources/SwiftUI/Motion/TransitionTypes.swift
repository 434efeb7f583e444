/// How a view appears and disappears, as a type. One that a program declares is not shown, with a note.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before the view is there, 0 while it is, and 1 after that.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

extension Transition where Body == Never {
    /// Not for use. A transition that this module declares has no body.
    public func body(content: Content, phase: TransitionPhase) -> Never {
        // This traps because there is no value to return. The renderer asks such a transition for its states instead.
        preconditionFailure("\(Self.self) is built in and has no body.")
    }
}

/// A transition that this module declares.
protocol KnownTransition: Transition where Body == Never {
    nonisolated var erased: AnyTransition { get }
}

public struct OpacityTransition {
    nonisolated public init() {}

    nonisolated var erased: AnyTransition { .opacity }
}

public struct IdentityTransition {
    nonisolated public init() {}

    nonisolated var erased: AnyTransition { .identity }
}

/// A view that comes from the leading edge, and leaves to the trailing one.
public struct SlideTransition {
    nonisolated public init() {}

    nonisolated var erased: AnyTransition { .slide }
}

/// A view that becomes sharp and opaque. Here, it is not blurred.
public struct BlurReplaceTransition {
    public struct Configuration: Hashable, Sendable {
        public static let downUp = Self()
        public static let upUp = Self()
    }

    public var configuration: Configuration

    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    nonisolated var erased: AnyTransition { .opacity.combined(with: .scale(scale: 0.9)) }
}

public struct ScaleTransition {
    public var scale: Double
    public var anchor: UnitPoint

    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }

    nonisolated var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

public struct MoveTransition {
    public var edge: Edge

    nonisolated public init(edge: Edge) { self.edge = edge }

    nonisolated var erased: AnyTransition { .move(edge: edge) }
}

public struct PushTransition {
    public var edge: Edge

    nonisolated public init(edge: Edge) { self.edge = edge }

    nonisolated var erased: AnyTransition { .push(from: edge) }
}

public struct OffsetTransition {
    public var offset: CGSize

    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    nonisolated var erased: AnyTransition { .offset(offset) }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    public var insertion: Insertion
    public var removal: Removal

    nonisolated public init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }

    nonisolated var erased: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

/// Two transitions at the same time.
private struct CombinedTransition<First: Transition, Second: Transition> {
    let first: First
    let second: Second

    nonisolated var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

/// A transition with a motion of its own.
private struct TimedTransition<Base: Transition> {
    let base: Base
    let motion: Animation?

    nonisolated var erased: AnyTransition { AnyTransition(base).animation(motion) }
}

extension OpacityTransition: KnownTransition {}
extension IdentityTransition: KnownTransition {}
extension SlideTransition: KnownTransition {}
extension BlurReplaceTransition: KnownTransition {}
extension ScaleTransition: KnownTransition {}
extension MoveTransition: KnownTransition {}
extension PushTransition: KnownTransition {}
extension OffsetTransition: KnownTransition {}
extension AsymmetricTransition: KnownTransition {}
extension CombinedTransition: KnownTransition {}
extension TimedTransition: KnownTransition {}

extension Transition {
    /// Returns both transitions at the same time.
    nonisolated public func combined<Other: Transition>(with other: Other) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        TimedTransition(base: self, motion: animation)
    }
}

extension Transition where Self == OpacityTransition { nonisolated public static var opacity: Self { Self() } }
extension Transition where Self == IdentityTransition { nonisolated public static var identity: Self { Self() } }
extension Transition where Self == SlideTransition { nonisolated public static var slide: Self { Self() } }

extension Transition where Self == BlurReplaceTransition {
    nonisolated public static var blurReplace: Self { Self(configuration: .downUp) }

    nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
        Self(configuration: configuration)
    }
}

extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: Self { Self(0) }

    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        Self(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    nonisolated public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == PushTransition {
    nonisolated public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    nonisolated public static func offset(_ offset: CGSize) -> Self { Self(offset) }

    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        Self(CGSize(width: x, height: y))
    }
}
