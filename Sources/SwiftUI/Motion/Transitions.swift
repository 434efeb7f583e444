import Diagnostics

/// How a view appears in a live view and disappears from it, if the change moves.
public struct AnyTransition: Sendable {
    package let insertion: TransitionState
    package let removal: TransitionState
    /// How it moves. Nil is as the change does.
    package private(set) var motion: Animation?
    /// Whether it is made of modifiers of the program.
    fileprivate var isCustom = false

    init(insertion: TransitionState, removal: TransitionState) {
        (self.insertion, self.removal) = (insertion, removal)
    }

    private init(_ state: TransitionState) { self.init(insertion: state, removal: state) }

    public init<Other: Transition>(_ transition: Other) {
        if let known = transition as? any KnownTransition {
            self = known.erased
        } else {
            self.init(TransitionState())
            isCustom = true
        }
    }

    public static let identity = AnyTransition(TransitionState())
    public static let opacity = AnyTransition(TransitionState(opacity: 0))
    /// From the leading edge, and to the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }
    public static var scale: AnyTransition { scale(scale: 0) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(TransitionState(scale: scale, anchor: anchor))
    }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionState(edge: edge)) }

    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(TransitionState(offset: CGSize(width: x, height: y)))
    }

    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return asymmetric(insertion: move(edge: edge), removal: move(edge: opposite)).combined(with: opacity)
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(insertion: insertion.insertion, removal: removal.removal)
        transition.isCustom = insertion.isCustom || removal.isCustom
        transition.motion = insertion.motion ?? removal.motion
        return transition
    }

    /// Returns a transition that is not shown, with a note.
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
        var transition = AnyTransition(TransitionState())
        transition.isCustom = true
        return transition
    }

    /// Returns both transitions at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(
            insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
        transition.isCustom = isCustom || other.isCustom
        transition.motion = motion ?? other.motion
        return transition
    }

    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.motion = animation
        return transition
    }
}

/// How a view looks that is not there yet, or not anymore.
package struct TransitionState: Hashable, Sendable {
    package private(set) var opacity: Double?
    package private(set) var scale: CGFloat?
    package private(set) var anchor = UnitPoint.center
    package private(set) var offset: CGSize?
    /// How far it is away, in its own widths and heights.
    package private(set) var distance: CGSize?

    init(opacity: Double? = nil, scale: CGFloat? = nil, anchor: UnitPoint = .center, offset: CGSize? = nil) {
        (self.opacity, self.scale, self.anchor, self.offset) = (opacity, scale, anchor, offset)
    }

    init(edge: Edge) {
        distance =
            switch edge {
            case .top: CGSize(width: 0, height: -1)
            case .bottom: CGSize(width: 0, height: 1)
            case .leading: CGSize(width: -1, height: 0)
            case .trailing: CGSize(width: 1, height: 0)
            }
    }

    /// Whether the view looks as if it were there.
    package var isIdentity: Bool { self == TransitionState() }

    func combined(with other: TransitionState) -> TransitionState {
        var state = self
        state.opacity = opacity ?? other.opacity
        state.scale = scale.map { $0 * (other.scale ?? 1) } ?? other.scale
        state.anchor = scale == nil ? other.anchor : anchor
        state.offset = Self.sum(offset, other.offset)
        state.distance = Self.sum(distance, other.distance)
        return state
    }

    private static func sum(_ one: CGSize?, _ other: CGSize?) -> CGSize? {
        guard let one, let other else { return one ?? other }
        return CGSize(width: one.width + other.width, height: one.height + other.height)
    }
}

extension View {
    /// Sets how the view appears in a live view and disappears from it.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: transition))
    }

    /// Sets how the view appears in a live view and disappears from it.
    nonisolated public func transition<Style: Transition>(_ transition: Style) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}

/// Sets how a view appears and disappears.
private struct TransitionModifier {
    let transition: AnyTransition
}

extension TransitionModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        if transition.isCustom {
            context.report(
                Diagnostic(
                    .withoutEffect,
                    "A transition that a program makes of modifiers has no effect on a web page. The view appears at once.",
                    subject: "transition(_:)"))
        }
        return context.child(.content).nodes(of: content).map { node in
            var node = node
            node.transition = node.transition ?? transition
            return node
        }
    }
}
