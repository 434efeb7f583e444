import HTMLRendering

/// Finds names in templates that nothing has.
struct UnknownName: CheckRule {
    let name = "unknown-name"
    let severity = CheckSeverity.error
    let summary = "A template uses a name that the ViewModel does not have"
    let explanation = """
        A name that leads nowhere shows a mark instead of a value. Names are looked up in every preview, as they are when it \
        is rendered. A section that a preview leaves closed is looked through all the same, with what any preview of the view \
        has there: its members, its items, a case's associated values. What no preview has, as in a list that is always \
        empty, an optional that is always nil or a case with associated values that is never shown, is not known.
        """
    let fix = "Correct the name, or add the property. A state that no preview shows needs one."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        let rendered = subject.diagnostics(.name).map { subject.finding(of: self, $0) }
        let views = Dictionary(grouping: subject.previews, by: \.preview.viewName).sorted { $0.key < $1.key }
        let unopened = views.flatMap { _, previews in
            subject.renderer.unresolvedNames(of: previews.map(\.inspected)).map { subject.finding(of: self, $0) }
        }
        var places: Set<CheckPlace?> = []
        return (Self.mostTelling(rendered) + unopened).filter { places.insert($0.place).inserted }
    }

    /// Those with a suggestion first: which names are near depends on what a preview opens.
    private static func mostTelling(_ findings: [CheckFinding]) -> [CheckFinding] {
        findings.sorted { ($1.message.count, $0) < ($0.message.count, $1) }
    }
}
