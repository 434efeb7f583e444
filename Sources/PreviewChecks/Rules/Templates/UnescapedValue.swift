/// Finds values that are put into HTML as they are.
struct UnescapedValue: CheckRule {
    let name = "unescaped-value"
    let severity = CheckSeverity.error
    let summary = "A value is put into HTML without escaping"
    let explanation = """
        {{{name}}} and {{&name}} write a value as it is, so whoever writes the value writes HTML into the page, scripts among \
        it. A ViewModel's values are text, and a view has no reason to pass HTML.
        """
    let fix = "Write {{name}}. What needs markup is a partial or a section."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.templates.flatMap { template in
            template.outline.tags.filter { $0.kind == .unescaped }.map { tag in
                finding(
                    "\"\(tag.name)\" is written without escaping, so its value may bring HTML with it. "
                        + "Write {{\(tag.name)}}.",
                    at: subject.place(template.outline.location(at: tag.range.lowerBound)))
            }
        }
    }
}
