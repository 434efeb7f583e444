import Diagnostics

extension View {
    /// Runs a function when the user presses the view, like a button. Several taps are one press, with a note.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Runs a function when the user presses the view. The place is always the start of the view.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs a function when the user presses the view, with a note. A press for which the view has another function comes
    /// first.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() })
    }

    /// Runs a function when the user presses the view, with a note. A press for which the view has another function comes
    /// first.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, perform: action)
    }

    /// Runs the functions of a gesture when the user presses the view. Any other gesture has no effect, with a note.
    nonisolated public func gesture<Other: Gesture>(_ gesture: Other, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
    }

    nonisolated public func gesture<Other: Gesture>(_ gesture: Other, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled))
    }

    nonisolated public func gesture<Other: Gesture>(
        _ gesture: Other, name: String, isEnabled: Bool = true
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled))
    }

    /// Runs the functions of a gesture when the user presses the view, but not a control in it.
    nonisolated public func highPriorityGesture<Other: Gesture>(
        _ gesture: Other, including mask: GestureMask = .all
    ) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// Runs the functions of a gesture when the user presses the view, but not a control in it.
    nonisolated public func highPriorityGesture<Other: Gesture>(_ gesture: Other, isEnabled: Bool) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Runs the functions of a gesture when the user presses the view, but not a control in it.
    nonisolated public func simultaneousGesture<Other: Gesture>(
        _ gesture: Other, including mask: GestureMask = .all
    ) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// Runs the functions of a gesture when the user presses the view, but not a control in it.
    nonisolated public func simultaneousGesture<Other: Gesture>(_ gesture: Other, isEnabled: Bool) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Leaves the view as it is.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        withoutEffect("The page does not report where the pointer is.")
    }

    /// Leaves the view as it is.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        withoutEffect("The page does not report where the pointer is.")
    }
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set from the bits of its gestures.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// Runs the functions of a gesture.
private struct GestureModifier<Other: Gesture> {
    let gesture: Other
    let isEnabled: Bool
}

extension GestureModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        guard isEnabled, !nodes.isEmpty else { return nodes }
        guard let press = gesture.pressed({ _ in }) else {
            context.report(.unreported)
            return nodes
        }
        if press.isReplacement { context.report(.replaced) }
        if press.isReplacement, nodes.allSatisfy(\.isTapped) { return nodes }
        return nodes.enumerated().map { index, node in
            context.child(.child(index)).tapped(
                [press.isReplacement ? node : node.withoutReplacement], press
            )
            .takingTraits()
        }
    }
}

extension EvaluationContext {
    /// Returns a view that is pressed like a button.
    fileprivate func tapped(_ nodes: [ViewNode], _ press: GesturePress) -> ViewNode {
        let id = register(.immediate(press.action))
        let isPhrasing = nodes.flatMap(\.all).allSatisfy(\.isPhrasing)
        var node = node(.tap(isBeside: !isPhrasing, isReplacement: press.isReplacement), action: id)
        node.children = nodes
        return node
    }
}

extension ViewNode {
    /// Whether a press runs a function, which is no replacement of another gesture.
    fileprivate var isTapped: Bool { if case .tap(_, false) = kind { true } else { false } }

    /// The view without the function of a gesture for which a press is only a replacement.
    fileprivate var withoutReplacement: ViewNode {
        guard case .tap(_, true) = kind, style.isEmpty, children.count == 1 else { return self }
        return children[0].with(traitsOf: self)
    }

    /// Whether it can be the content of a button: it is neither a control nor a block such as a list.
    fileprivate var isPhrasing: Bool {
        switch kind {
        case .text, .symbol, .image, .asset, .color, .shape, .divider, .spacer, .vStack, .hStack, .zStack, .overlay,
            .background, .label, .labeledContent, .progress, .problem:
            true
        default: false
        }
    }
}

extension Diagnostic {
    fileprivate static var unreported: Diagnostic {
        Diagnostic(
            .withoutEffect, "A page does not report drags, pinches and other gestures than a press.",
            subject: "gesture(_:)")
    }

    fileprivate static var replaced: Diagnostic {
        Diagnostic(
            .withoutEffect,
            "A page reports no long press and no double tap. A press runs the function, if the view has no other for it.",
            subject: "gesture(_:)")
    }
}
