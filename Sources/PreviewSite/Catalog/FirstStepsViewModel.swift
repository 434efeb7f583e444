import FOSMVVM
import PreviewCatalog

/// What a reader who is new here can do first. A script hides each step that was taken.
@ViewModel
struct FirstStepsViewModel {
    /// A step, as a link.
    struct Step: Codable, Sendable {
        let name: String
        let label: LocalizableString
        let icon: String
        let address: String
        /// The view to which it leads. Nil for other pages.
        let detail: String?
        let count: LocalizableInt?
    }

    @LocalizedString var title
    @LocalizedString var close
    let steps: [Step]
    var vmId = ViewModelId(type: Self.self)

    /// Nil without a preview that works, and for an export in which nobody has asked for the steps.
    init?(_ context: PageContext) {
        let isWanted = context.export?.hasFirstSteps ?? true
        guard isWanted, let preview = context.firstWorkingPreview else { return nil }
        let links = context.links
        let locales = context.offeredLocales.count
        let pending = context.snapshots.pending.count
        let open = Self.step(
            "open", "interactive", links.address(WorkbenchPage(preview)), detail: preview.viewName)
        let compare = Self.step(
            "compare", "matrix", links.address(MatrixPage(viewModel: preview.viewModelName)), count: locales)
        let changes = Self.step("changes", "changed", links.address(SnapshotsPage()), count: pending)
        // An export has no snapshots.
        steps = [open] + (locales > 1 ? [compare] : []) + (context.isExported ? [] : [changes])
    }

    private static func step(
        _ name: String, _ icon: String, _ address: String, detail: String? = nil, count: Int = 0
    ) -> Step {
        Step(
            name: name, label: .localized(for: Self.self, propertyName: name), icon: icon, address: address,
            detail: detail, count: count > 0 ? LocalizableInt(value: count) : nil)
    }

    init(steps: [Step]) { self.steps = steps }

    static func stub() -> Self {
        Self(steps: [step("open", "interactive", "/previews/TaskListViewModel/empty", detail: "TaskListView")])
    }
}

extension PageContext {
    /// The first preview in which no problem has been found: one with operations, or else any.
    fileprivate var firstWorkingPreview: Preview? {
        let working = content.catalog.entries.compactMap { entry in
            entry.previews.first { problems.marks(of: $0).isEmpty }
        }
        return working.first { $0.category == .interactive } ?? working.first
    }
}
