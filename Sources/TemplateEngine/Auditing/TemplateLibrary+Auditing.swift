extension TemplateLibrary {
    /// The names in a template, and in what it includes, that lead nowhere in a value: those too that stand in sections
    /// which the value does not open, as far as what they would open is known.
    package func unresolvedNames(in name: String, _ value: TemplateValue) -> [TemplateDiagnostic] {
        guard let entry = contents.entry(of: name) else { return [] }
        var audit = NameAudit(contents, value)
        audit.walk(from: entry)
        return audit.diagnostics
    }
}
