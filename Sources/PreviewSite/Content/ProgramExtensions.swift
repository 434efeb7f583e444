package import HTMLRendering
package import PreviewChecks

/// What a program adds to its host.
package struct ProgramExtensions: Sendable {
    /// The rules of `check`, with those of the program.
    package let rules: CheckRules
    /// The panels of the workbench, with those of the program.
    let panels: Panels
    /// The program's own ways to render views.
    package let renderers: [any PreviewRenderer]

    /// - Parameters:
    ///   - rules: The program's own rules.
    ///   - panels: The program's own panels.
    ///   - renderers: The program's own ways to render views, which are tried in this order before all others.
    package init(
        rules: [any PreviewRule] = [], panels: [any PreviewPanel] = [], renderers: [any PreviewRenderer] = []
    ) {
        self.rules = CheckRules(own: rules)
        self.panels = Panels(own: panels)
        self.renderers = renderers
    }
}
