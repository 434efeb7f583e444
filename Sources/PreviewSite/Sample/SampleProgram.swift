import FOSMVVM
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots

/// A small program, which the stubs of the site's own pages show.
enum SampleProgram {
    /// The program: a view with a template and two previews, and a view without a template that lacks a text.
    static let content = PackageContent(
        catalog: PreviewCatalog(previews: records, viewModels: [documented]), folders: .sample, environment: .preview)
    /// The work on it, with all problems found, so that no page depends on those that were made before it.
    static let work = {
        let work = BackgroundWork(on: content)
        _ = work.problems.found()
        return work
    }()

    // These cannot fail, because each record has a preview, in their order.
    /// A preview without problems.
    static var list: Preview { content.catalog.previews[0] }
    /// The entry of the view with two previews.
    static var entry: CatalogEntry { content.catalog.entries[0] }

    private static let documented = ViewModelRecord(
        SampleListViewModel.self, file: "/sample/Sources/Workshop/Lists/SampleListViewModel.swift", line: 4,
        documentation: {
            ViewModelDocumentation(
                "A list of tasks. Each task is **one line**.",
                properties: [
                    ("title", "@LocalizedString", ""),
                    ("tasks", "[String]", "The tasks in the order of `SampleListView`."),
                ])
        })

    private static let records = [
        PreviewRecord(
            name: "With tasks", file: "/sample/Sources/Workshop/Lists/SampleListView.swift", line: 12,
            comment: "The list on a usual day."
        ) {
            SampleListView.previewHost(viewModel: .stub())
        },
        PreviewRecord(name: "Empty", file: "/sample/Sources/Workshop/Lists/SampleListView.swift", line: 16) {
            SampleListView.previewHost(viewModel: SampleListViewModel(tasks: []))
        },
        PreviewRecord(name: "Default", file: "/sample/Sources/Workshop/Notes/SampleNoteView.swift", line: 9) {
            SampleNoteView.previewHost(viewModel: .stub())
        },
    ]
}

/// A view whose texts exist in every locale.
@ViewModel
struct SampleListViewModel {
    @LocalizedString var title
    let tasks: [String]
    var vmId = ViewModelId(type: Self.self)

    init(tasks: [String]) { self.tasks = tasks }

    static func stub() -> Self { Self(tasks: ["Replace the bearing", "Oil the hinge"]) }
}

struct SampleListView: ViewModelView {
    init(viewModel: SampleListViewModel) {}
}

/// A view with a text that does not exist in any locale.
@ViewModel
struct SampleNoteViewModel {
    @LocalizedString var title
    @LocalizedString var hint
    var vmId = ViewModelId(type: Self.self)

    init() {}

    static func stub() -> Self { Self() }
}

struct SampleNoteView: ViewModelView {
    init(viewModel: SampleNoteViewModel) {}
}

extension PageContext {
    /// Returns the context of an English request for a page of the sample program.
    static func stub(
        _ page: any Endpoint = CatalogPage(), work: BackgroundWork = SampleProgram.work,
        changing change: (inout PageParameters) -> Void = { _ in }
    ) -> PageContext {
        var parameters = PageParameters()
        change(&parameters)
        let locale = parameters.locale ?? .english
        return PageContext(
            page, work: work, parameters: parameters, locale: locale,
            found: work.examinations.allFound(in: locale))
    }
}

extension SnapshotComparison {
    /// Returns the comparison of a sample preview with this outcome.
    static func stub(_ outcome: SnapshotOutcome) -> SnapshotComparison {
        SnapshotComparison(
            snapshot: PreviewSnapshot(SampleProgram.list, locale: .english, renderer: SampleProgram.content.renderer),
            file: nil, outcome: .success(outcome), isListed: true)
    }
}
