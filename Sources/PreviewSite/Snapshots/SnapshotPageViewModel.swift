import FOSMVVM
import HTMLSnapshots
import PreviewCatalog

/// What is recorded of a preview beside what is rendered now, `/snapshots/{ViewModel}/{preview}`.
struct SnapshotPage: PreviewEndpoint {
    static let pattern = PathPattern("snapshots", values: 2...2)
    static let parameters = PageParameter.ofSnapshots
    static let showsPreviewFaults = true
    static let isCacheable = false
    let viewModel: String
    let slug: String?

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let comparison = SnapshotComparison(try preview(in: context.content), context: context)
        return .page(Page(SnapshotPageViewModel(comparison, context: context)))
    }
}

/// The recorded and the current HTML of a preview, with the actions.
@ViewModel
struct SnapshotPageViewModel {
    @LocalizedString var snapshots
    @LocalizedString var recordedLabel
    @LocalizedString var currentLabel
    @LocalizedString var viewLabel
    @LocalizedString var sideBySide
    @LocalizedString var overlaid
    @LocalizedString var opacity
    @LocalizedString var changes
    @LocalizedString var accept
    @LocalizedString var reject
    @LocalizedString var openPreview
    let title: String
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    let viewName: String
    let previewName: String
    let localeName: String
    let localeLanguage: String
    let localeDirection: String
    /// The path of the recorded file in its folder.
    let path: String
    /// Nil for a view that has one version.
    let versions: VersionSwitch?
    let snapshotsAddress: String
    let previewAddress: String
    let recordedAddress: String?
    let currentAddress: String
    let hasBoth: Bool
    let acceptAddress: String?
    let rejectAddress: String?
    /// The text that is shown if the HTML differs and the view has no template.
    let missingTemplate: LocalizableSubstitutions?
    let status: LocalizableSubstitutions
    let isSame: Bool
    let difference: SnapshotDifferenceView?
    let faults: FaultNotice?
    var vmId = ViewModelId(type: Self.self)
}

extension SnapshotPageViewModel {
    init(_ comparison: SnapshotComparison, context: PageContext) {
        let preview = comparison.snapshot.preview
        let status = SnapshotStatus(comparison)
        let locale = NamedLocale(comparison.snapshot.locale)
        let address = { (page: any Endpoint) in context.links.address(page) { $0.locale = locale.identifier } }
        title = "\(preview.name) · \(preview.viewName)"
        chrome = ChromeViewModel(
            context, current: .snapshots, notices: context.notices(of: preview), styles: [.snapshots])
        tree = TreeViewModel(context, current: preview)
        viewName = preview.viewName
        previewName = preview.name
        localeName = locale.name
        localeLanguage = locale.identifier.documentLanguage
        localeDirection = locale.direction
        path = comparison.snapshot.path
        versions = VersionSwitch(preview, context: context)
        snapshotsAddress = context.links.address(SnapshotsPage())
        previewAddress = address(WorkbenchPage(preview))
        recordedAddress = comparison.recorded == nil ? nil : address(RecordedDocument(preview))
        currentAddress = address(BareDocument(preview))
        hasBoth = recordedAddress != nil
        acceptAddress =
            status.canAccept && comparison.isListed ? context.links.address(AcceptSnapshot(preview)) : nil
        rejectAddress =
            comparison.file?.isPending == true ? context.links.address(RejectSnapshot(preview)) : nil
        missingTemplate = comparison.substituteTemplate.map { substitute in
            LocalizableString.localized(for: Self.self, parentKeys: "status", propertyName: "missingTemplate")
                .bind(substitutions: [
                    "view": LocalizableString.constant(preview.viewName),
                    "substitute": LocalizableString.constant(substitute),
                ])
        }
        self.status = status.text
        isSame = status == .same
        difference = comparison.difference.map(SnapshotDifferenceView.init)
        faults = FaultNotice(
            .localized(for: Self.self, parentKeys: "status", propertyName: "broken"), faults: comparison.faults)
    }

    static func stub() -> Self { stub(.same) }

    /// Returns the page of a sample preview with this outcome.
    static func stub(_ outcome: SnapshotOutcome) -> Self {
        Self(.stub(outcome), context: .stub(SnapshotPage(SampleProgram.list)))
    }
}

/// A difference of HTML as it is shown.
struct SnapshotDifferenceView: Codable, Sendable {
    let hunks: [SnapshotHunkView]
    let omitted: LocalizableSubstitutions?
    /// The text that is shown if only the formatting or the line endings differ.
    let formattingOnly: LocalizableSubstitutions?

    init(_ difference: SnapshotDifference) {
        hunks = difference.hunks.map(SnapshotHunkView.init)
        omitted = Self.omitted(difference.omittedHunks, key: "omittedHunks")
        formattingOnly = difference.isFormattingOnly ? Self.formatting(difference) : nil
    }

    private static func formatting(_ difference: SnapshotDifference) -> LocalizableSubstitutions {
        let key = difference.isLineEndsOnly ? "lineEndsOnly" : "formattingOnly"
        return LocalizableString.localized(for: Self.self, propertyName: key)
            .bind(substitutions: [
                "line": LocalizableString.constant(SnapshotDifference.lineEndsAttribute),
                "file": LocalizableString.constant(".gitattributes"),
            ])
    }

    /// Returns the text about omitted items. Nil if there are none.
    static func omitted(_ count: Int, key: String) -> LocalizableSubstitutions? {
        guard count > 0 else { return nil }
        return LocalizableString.localized(for: Self.self, propertyName: key)
            .bind(substitutions: ["count": LocalizableInt(value: count)])
    }
}

/// A place in the tree with changes, as it is shown.
struct SnapshotHunkView: Codable, Sendable {
    /// A piece of HTML on a line.
    struct Line: Codable, Sendable {
        let text: String
        let isAdded: Bool
        let isRemoved: Bool
    }

    let place: String
    let lines: [Line]
    let omitted: LocalizableSubstitutions?

    init(_ hunk: SnapshotHunk) {
        place = hunk.place
        lines = hunk.pieces.map(Line.init)
        omitted = SnapshotDifferenceView.omitted(hunk.omittedTokens, key: "omittedTokens")
    }
}

extension SnapshotHunkView.Line {
    fileprivate init(_ piece: SnapshotHunk.Piece) {
        text = piece.shown
        isAdded = piece.change == .added
        isRemoved = piece.change == .removed
    }
}

struct SnapshotPageView: ViewModelView {
    init(viewModel: SnapshotPageViewModel) {}
}

#Preview("Same") {
    SnapshotPageView.previewHost(bundle: .module)
}

#Preview("Different") {
    SnapshotPageView.previewHost(
        bundle: .module,
        viewModel: .stub(
            .different(try SnapshotDifference(recorded: "<p>Oil the <b>hinge</b></p>", actual: "<p>Oil the door</p>"))))
}
