#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import PreviewCatalog
    import SwiftUI
    import Testing

    @testable import PreviewSite
    @testable import TemplateEngine

    /// A content is released when files have changed, whatever was made from it.
    @Suite struct ContentReleaseTests {
        private struct WeakContent {
            weak var work: BackgroundWork?
            weak var content: PackageContent?
            weak var templates: TemplateLibrary.Contents?

            init(of site: TestSite) {
                work = site.site.loader.current()
                content = work?.content
                templates = site.site.loader.current().content.templates.contents
            }

            var isReleased: Bool { work == nil && content == nil && templates == nil }
        }

        private static func site() throws -> TestSite {
            var files = TestSite.files
            files["Templates/App/ShelfView.mustache"] = "<p>{{name}}</p>\n"
            let records = [
                PreviewRecord(name: "Full", file: "/app/Sources/App/Racks/RackView.swift", line: 7) {
                    RackView.previewHost(viewModel: .stub())
                },
                PreviewRecord(name: "Narrow", file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
                    NoteView.previewHost(viewModel: .stub())
                },
            ]
            return try TestSite(
                catalog: PreviewCatalog(
                    previews: records,
                    viewModels: [ViewModelRecord(RackViewModel.self), ViewModelRecord(NoteViewModel.self)]),
                files: files)
        }

        @Test func changesReleaseTheContentBefore() throws {
            let site = try Self.site()
            let browser = Browser(site)
            var contents: [WeakContent] = []
            for number in 1...4 {
                contents.append(WeakContent(of: site))
                site.site.examineAllPreviews()
                for address in Self.addresses {
                    for query in ["", "?locale=de", "?locale=ar&theme=dark&tz=Asia/Tokyo"] {
                        #expect(try browser.get(address + query).status == .ok, "\(address)\(query)")
                    }
                }
                let session = try #require(
                    try browser.post("/render/RackViewModel/full/live", "action=none").headers[.location])
                #expect(try browser.get(session).status == .ok)
                site.site.endSessions()
                site.site.examineAllPreviews()
                try site.edit("Templates/App/NoteView.mustache", "<p class=\"\(number)\">{{text}}</p>\n")
                try site.edit("Texts/App.yml", "en:\n  RackViewModel:\n    title: Rack \(number)\n")
            }
            contents.append(WeakContent(of: site))
            // The threads that examined the previews are ending.
            let end = ContinuousClock.now + .seconds(120)
            while contents.dropLast().contains(where: { !$0.isReleased }), .now < end { usleep(5_000) }
            #expect(contents.map(\.isReleased) == [true, true, true, true, false])
        }

        /// A page of each kind that shows previews.
        private static let addresses = [
            "/", "/previews/RackViewModel", "/previews/RackViewModel/full", "/previews/NoteViewModel/narrow",
            "/previews/RackViewModel/full?panel=source", "/previews/NoteViewModel/narrow?panel=problems",
            "/render/RackViewModel/full", "/render/NoteViewModel/narrow", "/matrix/RackViewModel",
            "/matrix/NoteViewModel?theme=both", "/docs", "/snapshots", "/coverage", "/search?q=rack", "/index.json",
            "/coverage.json",
        ]
    }

    private struct RackView: ViewModelView {
        let viewModel: RackViewModel
        @State private var count = 0

        var body: some View {
            NavigationStack {
                VStack {
                    Text(viewModel.title)
                    Button("Add") { count += 1 }
                    NavigationLink("Shelf") { Text("Shelf") }
                    NavigationLink("First", value: 1)
                }
                .navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
                .onAppear { count = 1 }
            }
        }
    }

    @ViewModel
    private struct RackViewModel {
        @LocalizedString var title
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }
#endif
