import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import TemplateEngine
import Testing

@testable import PreviewSnapshots

/// A ViewModel whose name has characters that a file has not.
struct BoxViewModel<Content: Sendable>: ViewModel {
    var vmId = ViewModelId(type: Self.self)

    func propertyNames() -> [LocalizableId: String] { [:] }

    static func stub() -> Self { .init() }
}

struct BoxView<Content: Sendable>: ViewModelView {
    init(viewModel: BoxViewModel<Content>) {}
}

@Suite struct SnapshotsAtPathsTests {
    private let catalog = PreviewCatalog(previews: [
        PreviewRecord(name: "Free", file: "/app/Sources/App/PassView.swift", line: 1) { PassView.previewHost() },
        PreviewRecord(name: "Other", file: "/app/Sources/App/PassView.swift", line: 2) { PassView.previewHost() },
        PreviewRecord(name: "Of texts", file: "/app/Sources/App/BoxView.swift", line: 1) {
            BoxView<String>.previewHost()
        },
        PreviewRecord(name: "Of numbers", file: "/app/Sources/App/BoxView.swift", line: 2) {
            BoxView<Int>.previewHost()
        },
    ])
    private let renderer = HTMLRenderer(
        templates: TemplateLibrary(sources: []), localizations: TextStore(yaml: [:]))

    @Test func eachSnapshotIsFoundByItsPath() {
        let locales = ["en", "de"].compactMap(LocaleIdentifier.init)
        let all = catalog.snapshots(locales: locales, renderer: renderer)
        #expect(all.count == 8)
        for snapshot in all {
            let found = catalog.snapshots(at: [snapshot.path, "tests/two.html"], locales: locales, renderer: renderer)
            #expect(found.map(\.title) == [snapshot.title])
        }
        #expect(catalog.snapshots(at: [], locales: locales, renderer: renderer).isEmpty)
    }

    @Test func onlyTheViewModelsOfThePathsAreLookedThrough() {
        let found = catalog.entries(ofSnapshotsAt: ["PassViewModel/free.en.html", "tests/PassViewModel/two.html"])
        #expect(found.map(\.viewModelName) == ["PassViewModel"])
        #expect(catalog.entries(ofSnapshotsAt: []).isEmpty)
    }
}
