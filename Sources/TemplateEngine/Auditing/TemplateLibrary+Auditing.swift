extension TemplateLibrary {
    /// The names in a template, and in what it includes, that lead nowhere in any of the values: those too that stand in
    /// sections which none of the values opens, as far as what they would open is known.
    package func unresolvedNames(in name: String, _ values: [TemplateValue]) -> [TemplateDiagnostic] {
        guard let entry = contents.entry(of: name) else { return [] }
        var audit = NameAudit(contents, values)
        audit.walk(from: entry)
        return audit.diagnostics
    }
}
