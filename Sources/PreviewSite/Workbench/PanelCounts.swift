import FOSMVVM

/// The panels of a preview, and the numbers on their tabs. A panel that has nothing to say has none.
struct PanelCounts {
    /// The panels that have a tab.
    let tabs: [Panel]
    /// The number of problems that a panel shows.
    let problems: [Panel: Int]
    /// The number of other things that a panel shows: changed values, operations, notes, and what a view lacks.
    let others: [Panel: Int]
    /// The panel that opens by itself. Nil if none has a problem.
    let firstWithProblem: Panel?

    init(_ rendering: PreviewRendering, texts: PreviewTexts, problems: PreviewProblems, context: PageContext) {
        tabs = context.content.extensions.panels.tabs.filter { panel in
            switch panel {
            case .operations:
                context.isExported
                    ? context.content.recordings?.files(of: rendering.preview).isEmpty == false : rendering.isLive
            case .source: context.access.seesSources
            default: true
            }
        }
        let found: [Panel: Int] = [
            .controls: rendering.refused.count, .strings: texts.wrongCount, .problems: problems.count,
            .accessibility: problems.accessibilityCount,
        ].filter { $0.value > 0 }
        self.problems = found
        others = [
            .controls: rendering.effective.sorted.count, .problems: problems.missing.count + problems.known.count,
            .operations: context.findSession()?.lastState.map { OperationsPanelEvent.events(of: $0).count } ?? 0,
            .notes: NotesPanel.count(of: rendering.preview, in: context.content),
        ].filter { $0.value > 0 }
        // A preview that is not shown as it should be says why first.
        let opening = tabs.filter {
            found[$0] != nil && ($0 != .problems || problems.opensPanel) && $0 != .accessibility
        }
        firstWithProblem = problems.needAttention ? .problems : opening.first
    }
}
