import HTMLRendering

/// Finds names in templates that nothing has.
struct UnknownName: CheckRule {
    let name = "unknown-name"
    let severity = CheckSeverity.error
    let summary = "A template uses a name that the ViewModel does not have"
    let explanation = """
        A name that leads nowhere shows a mark instead of a value. Names are looked up in every preview, as they are when it \
        is rendered. A section that no preview opens is looked through all the same where it is opened by a truth value or an \
        enum's case; what stands in a list that is empty, or an optional that is nil, in every preview is not known.
        """
    let fix = "Correct the name, or add the property. A state that no preview shows needs one."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        let rendered = subject.diagnostics(.name).map { subject.finding(of: self, $0) }
        let unopened = subject.catalog.previews.lazy.flatMap { preview in
            subject.renderer.unresolvedNames(of: preview.subject()).map { subject.finding(of: self, $0) }
        }
        var places: Set<CheckPlace?> = []
        return (Self.mostTelling(rendered) + unopened).filter { places.insert($0.place).inserted }
    }

    /// Those with a suggestion first: which names are near depends on what a preview opens.
    private static func mostTelling(_ findings: [CheckFinding]) -> [CheckFinding] {
        findings.sorted { ($1.message.count, $0) < ($0.message.count, $1) }
    }
}
