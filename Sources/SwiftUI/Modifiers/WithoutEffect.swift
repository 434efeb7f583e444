import Diagnostics

extension View {
    /// Returns the view as it is, with a note at the preview that a modifier has no effect on a web page.
    ///
    /// - Parameters:
    ///   - reason: A sentence that says why, or what the page does instead.
    ///   - modifier: The name of the modifier, such as `keyboardType(_:)`.
    nonisolated func withoutEffect(_ reason: String, modifier: String = #function) -> some View {
        self.modifier(ModifierWithoutEffect(modifier: modifier, reason: reason))
    }
}

/// Leaves a view as it is, and reports the modifier.
private struct ModifierWithoutEffect {
    let modifier: String
    let reason: String
}

extension ModifierWithoutEffect: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.report(
            Diagnostic(
                .withoutEffect, "The modifier \(modifier) has no effect on a web page. \(reason)", subject: modifier))
        return context.child(.content).nodes(of: content)
    }
}
