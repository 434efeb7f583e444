#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import HTMLRendering
    import PreviewCatalog
    import PreviewSnapshots
    import SwiftUI
    import Testing

    @testable import TemplateEngine

    @ViewModel
    private struct StampViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }

    private struct StampView: ViewModelView {
        init(viewModel: StampViewModel) {}

        var body: some View { Text(verbatim: "Swift") }
    }

    /// The snapshots of a view that has both a template and a body.
    @Suite struct VersionTests {
        private let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "Inked", file: "/app/Sources/App/StampView.swift", line: 1) { StampView.previewHost() }
        ])

        private func renderer(_ templates: [TemplateSource]) throws -> HTMLRenderer {
            let components = try TemplateFolder(HTMLRenderer.builtInTemplates).sources
            return HTMLRenderer(
                templates: TemplateLibrary(sources: components + templates),
                localizations: TextStore(yaml: [:]), environment: .preview)
        }

        @Test func eachVersionHasAFileOfItsOwn() throws {
            let template = TemplateSource(name: "StampView", file: "", text: "<p>Template</p>")
            let snapshots = catalog.snapshots(locales: [.english], renderer: try renderer([template]))
            #expect(snapshots.map(\.path) == ["StampViewModel/inked.en.html", "StampViewModel/inked.en.swift.html"])
            #expect(snapshots.map(\.title) == ["StampViewModel/inked en", "StampViewModel/inked en swift"])
            #expect(snapshots.map(\.version) == [.template, .swift])
            #expect(try snapshots.map { try $0.html().contains("Template") } == [true, false])
            #expect(try snapshots.map { try $0.html().contains("Swift") } == [false, true])
            let host = try #require(URL(string: "http://localhost"))
            #expect(
                snapshots.map { $0.address(on: host).query() } == ["snapshot=en", "snapshot=en&view=swift"])
        }

        @Test func aViewWithoutATemplateHasOneSnapshot() throws {
            let renderer = try renderer([])
            let snapshots = catalog.snapshots(locales: [.english], renderer: renderer)
            #expect(snapshots.map(\.path) == ["StampViewModel/inked.en.html"])
            #expect(try snapshots.first?.html().contains("Swift") == true)
            let preview = try #require(catalog.previews.first)
            let asked = PreviewSnapshot(preview, locale: .english, version: .swift, renderer: renderer)
            #expect(asked.path == "StampViewModel/inked.en.html")
        }
    }
#endif
