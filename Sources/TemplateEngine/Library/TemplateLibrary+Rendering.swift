extension TemplateLibrary {
    /// Renders the template that `name` leads to, as `resolve` says, with `value` as its outermost context.
    ///
    /// Safe on any thread at any time. The one lock is that of the names' spellings, taken for a moment where a name is
    /// looked for in an object that may lack it. Nothing is thrown: what goes wrong is in the diagnostics, and the rest
    /// renders.
    ///
    ///     let card = library.render("CardView", ["title": "Tea & cake"], unresolved: .marked)
    ///
    /// - Parameter limits: Where rendering stops. Nothing but a diagnostic, and a mark, is then left of the page.
    public func render(
        _ name: String, _ value: TemplateValue, unresolved: UnresolvedNames = .empty,
        limits: RenderingLimits = RenderingLimits()
    ) -> TemplateRendering {
        var bytes: [UInt8] = []
        let diagnostics = render(name, value, unresolved: unresolved, limits: limits, into: &bytes)
        return TemplateRendering(bytes: bytes, diagnostics: diagnostics)
    }

    /// Renders at the end of `output`, for callers that keep one array for many pages (`removeAll(keepingCapacity:
    /// true)`).
    ///
    /// - Returns: What went wrong, each place and problem once.
    public func render(
        _ name: String, _ value: TemplateValue, unresolved: UnresolvedNames = .empty,
        limits: RenderingLimits = RenderingLimits(), into output: inout [UInt8]
    ) -> [TemplateDiagnostic] {
        var renderer = Renderer(contents, value, unresolved: unresolved, limits: limits)
        if let entry = contents.entry(of: name) {
            renderer.run(from: entry)
        } else {
            renderer.reportTemplate(name)
        }
        return renderer.finish(into: &output)
    }
}
