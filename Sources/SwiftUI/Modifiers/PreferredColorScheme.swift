/// Sets the theme of the page, or of the sheet around a view.
struct PreferredSchemeModifier {
    let scheme: ColorScheme?
}

extension PreferredSchemeModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        // After the views in it, which do not decide if this one does.
        if let scheme { context.prefer(scheme) }
        return nodes
    }
}
