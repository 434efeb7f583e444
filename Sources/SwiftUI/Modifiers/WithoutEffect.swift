import Diagnostics

extension View {
    /// Returns the view as it is, with a note at the preview that a modifier has no effect on a web page.
    ///
    /// - Parameters:
    ///   - reason: A sentence that says why, or what the page does instead.
    ///   - isUsed: Whether the modifier asks for anything that differs from the page.
    ///   - modifier: The name of the modifier, such as `keyboardType(_:)`, or of the view.
    nonisolated func withoutEffect(
        _ reason: String, when isUsed: Bool = true, modifier: String = #function
    ) -> some View {
        self.modifier(ModifierWithoutEffect(modifier: modifier, reason: isUsed ? reason : nil))
    }
}

/// Leaves a view as it is, and reports the modifier.
private struct ModifierWithoutEffect {
    let modifier: String
    /// Nil reports nothing.
    let reason: String?
}

extension ModifierWithoutEffect: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        // The place of the view is the same as without the modifier.
        guard let reason else { return context.nodes(of: content) }
        context.report(withoutEffect: modifier, reason: reason)
        return context.child(.content).nodes(of: content)
    }
}

extension Diagnostic {
    /// A view reads a name of UIKit that stands for something else on a page.
    static func standIn(_ use: StandIn) -> Diagnostic {
        Diagnostic(.withoutEffect, "\(use.name) is a stand-in on a web page. \(use.meaning)", subject: use.name)
    }
}

extension EvaluationContext {
    /// Adds a note that a modifier, a view or a value has no effect on a web page.
    func report(withoutEffect name: String, reason: String) {
        let subject = name.contains("(") ? "The modifier \(name)" : name
        report(Diagnostic(.withoutEffect, "\(subject) has no effect on a web page. \(reason)", subject: name))
    }
}
