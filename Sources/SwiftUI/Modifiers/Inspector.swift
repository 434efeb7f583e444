public import Foundation

extension View {
    /// Shows a view beside this one while a value is true, or below it on a narrow page.
    nonisolated public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(InspectorModifier(inspector: isPresented.wrappedValue ? content() : nil))
    }

    /// Sets the width of the inspector around this view, in CSS pixels.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        frame(width: width)
    }

    /// Sets the ideal width of the inspector around this view, in CSS pixels. Nobody can change it.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        frame(width: ideal)
    }
}

/// Shows a view beside another.
private struct InspectorModifier<Inspector: View> {
    let inspector: Inspector?
}

extension InspectorModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        guard let inspector else { return context.child(.child(0)).nodes(of: content) }
        var node = context.node(.inspector)
        node.children = context.child(.child(0)).nodes(of: content)
        node.parts[.trailing] = context.nodes(of: inspector, as: .trailing)
        return [node.takingTraits()]
    }
}
