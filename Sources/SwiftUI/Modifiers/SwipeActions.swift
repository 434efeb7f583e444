extension View {
    /// Adds buttons to the row of this view. A menu at the end of the row shows them, as a page has no swipe.
    nonisolated public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(SwipeModifier(edge: edge, actions: content()))
    }
}

public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading, trailing

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// Creates a set from the bits of its edges.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
    }
}

/// Adds buttons to a row.
private struct SwipeModifier<Actions: View> {
    let edge: HorizontalEdge
    let actions: Actions
}

extension SwipeModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        var place = context
        place.environment.buttonStyle = .builtIn(.automatic)
        place.environment.rowSelection = nil
        let actions = place.nodes(of: actions, as: .actions)
        return context.child(.child(0)).nodes(of: content).map { node in
            var node = node
            node.row.swipeActions = edge == .leading ? actions + node.row.swipeActions : node.row.swipeActions + actions
            return node
        }
    }
}
