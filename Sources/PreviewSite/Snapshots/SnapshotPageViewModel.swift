import FOSMVVM
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots

/// What is recorded of a preview beside what is rendered now, `/snapshots/{ViewModel}/{preview}`.
struct SnapshotPage: PreviewEndpoint {
    static let pattern = PathPattern("snapshots", values: 2...2)
    static let parameters = PageParameter.ofSnapshots
    static let showsPreviewMarks = true
    static let isCacheable = false
    static let listsSnapshots = true
    let viewModel: String
    let slug: String?

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let comparison = SnapshotComparison(try preview(in: context.content), context: context)
        let position = SnapshotPosition(
            comparison.snapshot, in: context.snapshotReview, mayChange: context.access.changesFiles,
            links: context.links)
        return .page(Page(SnapshotPageViewModel(comparison, position: position, context: context)))
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
    @LocalizedString var pixels
    @LocalizedString var pixelsText
    @LocalizedString var samePixels
    @LocalizedString var opacity
    @LocalizedString var changes
    @LocalizedString var accept
    @LocalizedString var reject
    @LocalizedString var previous
    @LocalizedString var skip
    @LocalizedString var openPreview
    let title: String
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    let viewName: String
    let previewName: String
    let localeName: String
    let localeLanguage: String
    let localeDirection: String
    /// Nil for HTML.
    let conditions: PictureConditions?
    /// The path of the recorded file in its folder.
    let path: String
    /// Nil for a view that has one version.
    let versions: VersionSwitch?
    let snapshotsAddress: String
    let previewAddress: String
    let recordedAddress: String?
    let currentAddress: String
    let hasBoth: Bool
    /// The group of pictures that are compared instead of HTML. Nil for HTML.
    let pictures: SnapshotGroupView?
    let acceptAddress: String?
    let rejectAddress: String?
    /// The place of the snapshot among those to review. Nil if it is not one of them.
    let position: SnapshotPosition?
    let undo: SnapshotUndoView?
    /// The text that is shown if the HTML differs and the view has no template.
    let missingTemplate: LocalizableSubstitutions?
    let status: LocalizableSubstitutions
    let isSame: Bool
    let difference: SnapshotDifferenceView?
    let diagnostics: DiagnosticNotice?
    var vmId = ViewModelId(type: Self.self)
}

extension SnapshotPageViewModel {
    /// - Parameter position: The place of the snapshot among those to review.
    init(_ comparison: SnapshotComparison, position: SnapshotPosition?, context: PageContext) {
        let preview = comparison.snapshot.preview
        let status = SnapshotStatus(comparison)
        let locale = NamedLocale(comparison.snapshot.locale)
        let address = { (page: any Endpoint) in context.links.address(page) { $0.locale = locale.identifier } }
        title = "\(preview.name) · \(preview.viewName)"
        chrome = ChromeViewModel(
            context, current: .snapshots, notices: context.notices(of: preview), styles: [.snapshots],
            modules: [.snapshotsScript])
        tree = TreeViewModel(context, current: preview)
        viewName = preview.viewName
        previewName = preview.name
        localeName = locale.name
        localeLanguage = locale.identifier.documentLanguage
        localeDirection = locale.direction
        conditions = nil
        path = comparison.snapshot.path
        versions = VersionSwitch(preview.versions(in: context.renderer), links: context.links)
        snapshotsAddress = context.links.address(SnapshotsPage())
        previewAddress = address(WorkbenchPage(preview))
        recordedAddress = comparison.recorded == nil ? nil : address(RecordedDocument(preview))
        currentAddress = address(BareDocument(preview))
        hasBoth = recordedAddress != nil
        pictures = nil
        let mayChange = context.access.changesFiles
        acceptAddress =
            mayChange && status.canAccept && comparison.isListed ? context.links.address(AcceptSnapshot(preview)) : nil
        rejectAddress =
            mayChange && comparison.file?.isPending == true ? context.links.address(RejectSnapshot(preview)) : nil
        self.position = position
        undo = SnapshotUndoView(
            context.work.snapshots.history, mayChange: context.access.changesFiles, links: context.links)
        missingTemplate = (comparison.difference == nil ? nil : comparison.substituteTemplate).map { substitute in
            LocalizableString.localized(for: Self.self, parentKeys: "status", propertyName: "missingTemplate")
                .bind(substitutions: [
                    "view": LocalizableString.constant(preview.viewName),
                    "substitute": LocalizableString.constant(substitute),
                ])
        }
        self.status = status.text
        isSame = status == .same
        difference = comparison.difference.map { SnapshotDifferenceView($0, unfolds: true) }
        diagnostics = DiagnosticNotice(
            .localized(for: Self.self, parentKeys: "status", propertyName: "broken"),
            diagnostics: comparison.diagnostics,
            editors: context.editors)
    }

    /// Creates the page of a picture, which is accepted or rejected with its group.
    init(_ picture: PendingPicture, _ context: PageContext) {
        let snapshot = picture.preview
        let preview = snapshot.preview
        let locale = NamedLocale(snapshot.locale)
        let address = { (page: any Endpoint) in context.links.address(page) }
        title = "\(preview.name) · \(preview.viewName)"
        chrome = ChromeViewModel(context, current: .snapshots, styles: [.snapshots], modules: [.snapshotsScript])
        tree = TreeViewModel(context, current: preview)
        viewName = preview.viewName
        previewName = preview.name
        localeName = locale.name
        localeLanguage = locale.identifier.documentLanguage
        localeDirection = locale.direction
        conditions = picture.conditions
        path = picture.snapshot.path
        versions = nil
        snapshotsAddress = address(SnapshotsPage())
        previewAddress = context.links.address(WorkbenchPage(preview)) { $0.locale = snapshot.locale }
        recordedAddress = address(picture.file(.recorded))
        currentAddress = address(picture.file(.current))
        hasBoth = true
        pictures = SnapshotGroupView(
            key: picture.group.kind.rawValue, id: picture.group.id,
            items: picture.group.members.map { SnapshotListItem(path: $0.path) }, hasPending: true,
            usual: context.content.localizations.defaultLocale, mayChange: context.access.changesFiles,
            links: context.links)
        (acceptAddress, rejectAddress) = (nil, nil)
        position = SnapshotPosition(picture, context.links)
        undo = SnapshotUndoView(
            context.work.snapshots.history, mayChange: context.access.changesFiles, links: context.links)
        missingTemplate = nil
        status = LocalizableString.localized(for: Self.self, parentKeys: "status", propertyName: "repainted")
            .bind(substitutions: [:])
        isSame = false
        difference = nil
        diagnostics = nil
    }

    static func stub() -> Self { stub(.same) }

    /// Returns the page of a sample preview with this outcome.
    static func stub(_ outcome: SnapshotOutcome) -> Self {
        let context = PageContext.stub(SnapshotPage(SampleProgram.list))
        let position = SnapshotPosition(
            number: 3, total: 42, previous: SampleProgram.list, next: SampleProgram.list, links: context.links)
        return Self(.stub(outcome), position: outcome == .same ? nil : position, context: context)
    }
}

/// The place of a snapshot among those to review.
struct SnapshotPosition: Codable, Sendable {
    let text: LocalizableSubstitutions
    let previousAddress: String?
    let nextAddress: String?
    /// The form that accepts all snapshots with the same change. Nil if there is only one, or the visitor may not.
    let group: SnapshotGroupView?
}

extension SnapshotPosition {
    /// Nil for a snapshot without a pending change.
    init?(_ snapshot: PreviewSnapshot, in review: SnapshotReview, mayChange: Bool, links: PageLinks) {
        let walk = review.walk
        guard let index = walk.firstIndex(where: { $0.path == snapshot.path }) else { return nil }
        text = Self.text(number: index + 1, total: walk.count)
        previousAddress = index > 0 ? links.address(walk[index - 1]) : nil
        nextAddress = index + 1 < walk.count ? links.address(walk[index + 1]) : nil
        group = review.group(with: snapshot).flatMap { group in
            guard mayChange, group.paths.count > 1 else { return nil }
            let items = group.paths.map(SnapshotListItem.init(path:))
            return SnapshotGroupView(
                key: group.key, id: group.id, items: items, hasPending: true, usual: snapshot.locale, mayChange: true,
                links: links)
        }
    }

    /// The place of a picture in its group.
    fileprivate init(_ picture: PendingPicture, _ links: PageLinks) {
        text = Self.text(number: picture.index + 1, total: picture.group.members.count)
        previousAddress = picture.page(at: -1).map { links.address($0) }
        nextAddress = picture.page(at: 1).map { links.address($0) }
        group = nil
    }

    fileprivate init(number: Int, total: Int, previous: Preview, next: Preview, links: PageLinks) {
        text = Self.text(number: number, total: total)
        previousAddress = links.address(SnapshotPage(previous))
        nextAddress = links.address(SnapshotPage(next))
        group = SnapshotGroupView(
            key: "changed", id: "a", items: [SnapshotListItem(path: "a"), SnapshotListItem(path: "b")],
            hasPending: true, usual: .english, mayChange: true, links: links)
    }

    private static func text(number: Int, total: Int) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: "text")
            .bind(substitutions: ["number": LocalizableInt(value: number), "total": LocalizableInt(value: total)])
    }
}
