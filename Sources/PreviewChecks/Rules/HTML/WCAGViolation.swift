import HTMLTokens

/// Finds what axe-core finds in a browser.
struct WCAGViolation: PreviewRule {
    let name = "wcag-violation"
    let severity = CheckSeverity.error
    let summary = "axe-core finds a violation of WCAG in a preview, in a browser"
    let explanation = """
        Contrast, roles and names depend on styles and scripts, so only a browser knows them. With --browser, each \
        preview is opened in Chromium, and axe-core examines it with the rules of WCAG 2.2, levels A and AA. The rule \
        does not run without --browser. What axe-core leaves undecided is only in the panel Accessibility of the \
        workbench.
        """
    let fix = "Read the explanation at the address, and change the template or its style."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        do {
            return try preview.violations().flatMap { violation in violation.tags.map { mistake(violation, tag: $0) } }
        } catch {
            return [
                PreviewMistake(
                    "The accessibility of \(preview.title) could not be examined. \(error.localizedDescription)",
                    at: .preview)
            ]
        }
    }

    private func mistake(_ violation: AccessibilityViolation, tag: String) -> PreviewMistake {
        let html = Array(tag.utf8)
        let start = HTMLTokenizer(html).first { $0.kind == .start }
        let shown = start.map { String(decoding: html[$0.range], as: UTF8.self) } ?? tag
        return PreviewMistake(
            "\(violation.help) (\(violation.id)): \(shown.excerpt(80)). See \(violation.address).",
            at: .html(start.map { [RenderedTag($0, in: html)] } ?? []))
    }
}
