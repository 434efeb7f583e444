import FOSMVVM
import Foundation
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots

@testable import PreviewSite

struct SnapshotsPageView: ViewModelView {
    init(viewModel: SnapshotsPageViewModel) {}
}

#Preview("Nothing waits") {
    SnapshotsPageView.previewHost(bundle: .module)
}

#Preview("Changes") {
    SnapshotsPageView.previewHost(bundle: .module, viewModel: try .sample(rights: .all))
}

#Preview("Changes for visitors") {
    SnapshotsPageView.previewHost(bundle: .module, viewModel: try .sample(rights: []))
}

extension SnapshotsPageViewModel {
    /// A page with a group of three snapshots and one of new snapshots, after a comparison.
    fileprivate static func sample(rights: Set<VisitorRight>) throws -> SnapshotsPageViewModel {
        var context = PageContext.stub(SnapshotsPage())
        context.access.rights = rights
        let snapshots = ["ar", "de", "en"].compactMap(LocaleIdentifier.init).map {
            PreviewSnapshot(SampleProgram.list, locale: $0, renderer: context.content.renderer)
        }
        let items = snapshots.map { SnapshotListItem($0, isChanged: true, in: context.content, links: context.links) }
        let difference = try SnapshotDifference(
            recorded: "<li class=\"task\"><p>Oil the hinge</p></li>",
            actual: "<li class=\"task open\"><p>Oil the hinge</p></li>")
        let history = SnapshotHistory()
        var comparison = CatalogComparison(date: Date(timeIntervalSince1970: 1_768_470_060), viewVersion: 0)
        comparison.add(snapshots[0], .success(.same))
        comparison.add(snapshots[1], .success(.different(difference)))
        let file = URL(filePath: "/sample/Tests/WorkshopTests/__Snapshots__/\(snapshots[2].path)")
        comparison.add(snapshots[2], .failure(HTMLSnapshotError.cutOff(file)))
        history.comparison = comparison
        func group(
            _ key: String, id: String, _ items: [SnapshotListItem], examples: [SnapshotDifference] = [],
            hasPending: Bool
        ) -> SnapshotGroupView {
            SnapshotGroupView(
                key: key, id: id, items: items, examples: examples, hasPending: hasPending, usual: .english,
                mayChange: context.access.changesFiles, links: context.links)
        }
        return SnapshotsPageViewModel(
            context,
            groups: [
                group("changed", id: "a", items, examples: [difference], hasPending: true),
                group("unused", id: "b", [SnapshotListItem(path: "OldViewModel/empty.de.html")], hasPending: false),
            ],
            first: snapshots[0], gone: ["SampleListViewModel/gone.de.html"], pendingCount: 4, history: history)
    }
}
