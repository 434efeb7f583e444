/// The styles that views set for components in them. Nil is the default one.
struct ComponentStyles {
    var label: (any LabelStyle)?
    var toggle: (any ToggleStyle)?
    var progressView: (any ProgressViewStyle)?
    var gauge: (any GaugeStyle)?
    var groupBox: (any GroupBoxStyle)?
    var labeledContent: (any LabeledContentStyle)?
}

extension EnvironmentValues {
    @Entry var styles: ComponentStyles = ComponentStyles()

    /// Whether the labels of controls are only read.
    @Entry var hidesLabels: Bool = false
}

extension EvaluationContext {
    /// Returns the nodes that a style makes of a component. In the style, the component has the default one.
    func nodes<Style>(
        styledBy style: Style, _ key: WritableKeyPath<ComponentStyles, Style?>,
        body: @MainActor (EvaluationContext) -> [ViewNode]
    ) -> [ViewNode] {
        var place = child(.content)
        place.environment.styles[keyPath: key] = nil
        return body(place)
    }
}

extension View {
    /// Hides the labels of the controls in this view. Assistive technology reads them.
    nonisolated public func labelsHidden() -> some View {
        modifier(EnvironmentModifier { $0.hidesLabels = true })
    }
}
