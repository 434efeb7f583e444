import Diagnostics

/// A view whose actions can scroll.
///
/// The page keeps its position when it changes, so scrolling has no effect, and a note says so.
public struct ScrollViewReader<Content: View> {
    private let content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        context.report(
            Diagnostic(
                .withoutEffect,
                "A ScrollViewReader has no effect on a web page. The page keeps its position when it changes.",
                subject: "ScrollViewReader"))
        return context.nodes(of: content(ScrollViewProxy()), as: .children)
    }
}

public struct ScrollViewProxy: Sendable {
    /// Does nothing.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension View {
    /// Has no effect: scrolling ends anywhere.
    nonisolated public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
        withoutEffect("Scrolling ends anywhere.")
    }

    /// Has no effect: scrolling ends anywhere.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        withoutEffect("Scrolling ends anywhere.")
    }

    /// Has no effect: the page does not report where the user scrolls.
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        withoutEffect("The page does not report where the user scrolls.")
    }
}
