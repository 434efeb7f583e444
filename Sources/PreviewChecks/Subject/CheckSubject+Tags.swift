extension CheckSubject {
    /// Where a tag of a view's HTML stands in the templates that the view uses; nil where several there may have written
    /// it, or none.
    ///
    /// - Parameter view: The name of the view's template.
    func place(of tag: WrittenTag, in view: String) -> CheckPlace? {
        guard let view = templateUses.fullName(view) else { return nil }
        var found: CheckPlace?
        for name in templateUses.included(by: view).union([view]) {
            guard let template = templateTags[name] else { continue }
            for candidate in template.tags where candidate.mayHaveWritten(tag) {
                guard found == nil else { return nil }
                found = place(template.template.outline.location(at: candidate.offset))
            }
        }
        return found
    }
}
