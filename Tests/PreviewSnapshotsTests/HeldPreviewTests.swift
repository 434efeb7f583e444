import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewSnapshots
import TemplateEngine
import Testing

@ViewModel
struct PassViewModel {
    @LocalizedString var title
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init() }
}

struct PassView: ViewModelView {
    init(viewModel: PassViewModel) {}
}

@Suite struct HeldPreviewTests {
    private let catalog = PreviewCatalog(previews: [
        PreviewRecord(name: "Free", file: "/app/Sources/App/PassView.swift", line: 1) { PassView.previewHost() },
        PreviewRecord(
            name: "Held", file: "/app/Sources/App/PassView.swift", line: 2, locale: Locale(identifier: "de_AT")
        ) {
            PassView.previewHost()
        },
    ])
    private let renderer = HTMLRenderer(
        templates: TemplateLibrary(sources: [TemplateSource(name: "PassView", file: "", text: "<p>{{title}}</p>")]),
        localizations: TextStore(yaml: [
            "Tickets.yml": """
            en: { PassViewModel: { title: Ticket } }
            de: { PassViewModel: { title: Karte } }
            """
        ]))

    @Test(arguments: [["en", "de"], ["en"], []])
    func hasASnapshotInItsOwnLocaleAlone(tags: [String]) throws {
        let snapshots = catalog.snapshots(locales: tags.compactMap(LocaleIdentifier.init), renderer: renderer)
        #expect(snapshots.map(\.title) == tags.map { "PassViewModel/free \($0)" } + ["PassViewModel/held de-AT"])
        #expect(try snapshots.last?.html() == "<p>Karte</p>")
    }

    @Test func aTemplateThatIsGoneIsSaid() throws {
        let preview = try #require(catalog.previews.first { $0.slug == "free" })
        #expect(try PreviewSnapshot(preview, locale: .english, renderer: renderer).actual().note == nil)
        let without = HTMLRenderer(
            templates: TemplateLibrary(sources: [
                TemplateSource(name: "Categories/display", file: "", text: "<p>{{title}}</p>")
            ]), localizations: renderer.localizations)
        #expect(
            try PreviewSnapshot(preview, locale: .english, renderer: without).actual().note
                == "There is no template PassView, so Categories/display is rendered instead.")
    }

    @Test func isNamedByItsOwnLocaleWhicheverIsAskedFor() throws {
        let preview = try #require(catalog.previews.first { $0.slug == "held" })
        let snapshot = PreviewSnapshot(preview, locale: .english, renderer: renderer)
        #expect(snapshot.path == "PassViewModel/held.de-AT.html")
        #expect(try snapshot.html() == "<p>Karte</p>")
    }
}
