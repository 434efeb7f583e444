import Diagnostics
import FOSMVVM
import PreviewCatalog
import PreviewChecks

/// Everything that is wrong with a preview, whatever found it.
struct PreviewProblems {
    /// What rendering it reports in the shown locale.
    let rendering: [Diagnostic]
    /// What the rules of `check` find.
    let findings: [CheckFinding]
    /// What is wrong with its texts in any locale.
    let texts: [Diagnostic]
    /// Whether a change of its snapshot waits.
    let hasChangedSnapshot: Bool
    /// What the view lacks, which is no problem of the preview.
    let missing: [MissingPart]
    /// The modifiers of a view in Swift that have no effect on a page, each once. They are no problem of the preview.
    let notes: [Diagnostic]

    init(_ rendering: PreviewRendering, texts: PreviewTexts, context: PageContext) {
        self.rendering = rendering.faults
        findings = rendering.findings
        self.texts = texts.diagnostics(in: context.content.localizations).map(context.content.shown)
        hasChangedSnapshot = context.marks(of: rendering.preview).contains(.snapshot)
        missing = context.missingParts(of: rendering.viewModelName)
        notes = rendering.notes
    }

    /// Whether the drawer opens by itself: the preview is not shown as it should be, or it is only a stub without one.
    var needAttention: Bool { !rendering.isEmpty || missing.contains { $0.kind == .view || $0.kind == .preview } }

    /// The number of problems. What is missing and the notes do not count.
    var count: Int { rendering.count + findings.count + texts.count + (hasChangedSnapshot ? 1 : 0) }
}

/// The panel with all problems of a preview. The browser adds what only it can find: text that is too wide or cut off, and
/// what axe-core finds.
struct ProblemsPanel: Codable, Sendable {
    let groups: [FaultNotice]
    let snapshot: SnapshotLink?
    let missing: MissingPartList?
    let notes: FaultNotice?
    /// The text that is shown if the server finds nothing.
    let well: LocalizableString?
    let browser: BrowserInspection

    /// The page that compares the preview with its snapshot.
    struct SnapshotLink: Codable, Sendable {
        let title: LocalizableString
        let label: LocalizableString
        let address: String
    }

    init(_ problems: PreviewProblems, preview: Preview, context: PageContext) {
        let kinds: [(name: String, faults: [FaultList.Item])] = [
            ("rendering", problems.rendering.map { FaultList.Item($0, in: context) }),
            ("rules", problems.findings.map { FaultList.Item($0, in: context) }),
            ("texts", problems.texts.map { FaultList.Item($0, in: context) }),
        ]
        groups = kinds.compactMap { FaultNotice(Self.text($0.name), faults: $0.faults) }
        snapshot =
            problems.hasChangedSnapshot
            ? SnapshotLink(
                title: Self.text("snapshot"), label: Self.text("compare"),
                address: context.links.address(SnapshotPage(preview))) : nil
        missing = MissingPartList(problems.missing)
        notes = FaultNotice(Self.text("notes"), faults: problems.notes, in: context)
        well = problems.count == 0 ? Self.text("well") : nil
        browser = BrowserInspection(context.content, isComplete: true)
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}
