#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import HTTPCore
    import PreviewCatalog
    import SwiftUI
    import Testing

    @testable import PreviewSite

    /// A view that has both a template and a body in Swift.
    struct ViewVersionTests {
        private static let address = "/previews/KioskViewModel/open"
        private static let document = "/render/KioskViewModel/open"
        private static let template = "<p class=\"kiosk\">{{name}}</p>\n"

        private func site(
            template: String = template, sessions: LiveSessions = LiveSessions(starter: LocalLiveViews())
        ) throws -> TestSite {
            let record = PreviewRecord(name: "Open", file: "/app/Sources/App/Kiosk/KioskView.swift", line: 3) {
                KioskView.previewHost(viewModel: .stub())
            }
            let note = PreviewRecord(name: "Narrow", file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
                NoteView.previewHost(viewModel: .stub())
            }
            var files = TestSite.files
            files["Templates/App/KioskView.mustache"] = template
            return try TestSite(catalog: PreviewCatalog(previews: [record, note]), files: files, sessions: sessions)
        }

        @Test func theWorkbenchSwitchesBetweenTheVersions() throws {
            let site = try site()
            let template = try site.page(Self.address + "?panel=html")
            #expect(template.contains("aria-current=\"true\">Template</a>"))
            let other = "\(Self.address)?view=swift&amp;panel=html"
            #expect(template.contains("href=\"\(other)\" aria-keyshortcuts=\"v\">Swift</a>"))
            #expect(template.contains("src=\"\(Self.document)\""))
            #expect(template.contains("&lt;p class=&quot;kiosk&quot;&gt;Corner&lt;/p&gt;"))
            let swift = try site.page(Self.address + "?view=swift&panel=html")
            #expect(swift.contains("aria-current=\"true\">Swift</a>"))
            #expect(swift.contains("src=\"\(Self.document)?view=swift\""))
            #expect(swift.contains("data-testid=&quot;kioskTitle&quot;"))
            #expect(!swift.contains("class=&quot;kiosk&quot;"))
        }

        @Test func thePanelsShowTheSourceOfTheVersion() throws {
            let site = try site()
            #expect(try site.page(Self.address + "?panel=view").contains("Templates/App/KioskView.mustache</button>"))
            #expect(!(try site.page(Self.address + "?panel=view&view=swift")).contains("KioskView.mustache</button>"))
            #expect(!(try site.page(Self.address)).contains("panel=operations"))
            #expect(try site.page(Self.address + "?view=swift").contains("view=swift&amp;panel=operations"))
        }

        @Test func aViewWithOneVersionHasNoSwitchAndKeepsTheParameter() throws {
            let page = try site().page("/previews/NoteViewModel/narrow?view=swift&panel=html")
            #expect(!page.contains("aria-keyshortcuts=\"v\""))
            #expect(page.contains("src=\"/render/NoteViewModel/narrow?view=swift\""))
            #expect(page.contains("href=\"\(Self.address)?view=swift&amp;panel=html\" rel=\"prev\""))
            #expect(page.contains("&lt;p class=&quot;note&quot;&gt;A note&lt;/p&gt;"))
        }

        @Test func anUnknownVersionIsRefused() throws {
            let page = try site().page(Self.address + "?view=html")
            #expect(page.contains("“html” is not a version of a view. Use template or swift."))
            #expect(page.contains("src=\"\(Self.document)\""))
            let response = try site().post("/snapshots/KioskViewModel/open/accept?locale=en&view=html")
            #expect(response.status == .badRequest)
            #expect(response.text.contains("&#39;html&#39; is not a version. Use template or swift."))
        }

        @Test func theMatrixFollows() throws {
            let page = try site().page("/matrix/KioskViewModel?view=swift")
            #expect(page.contains("src=\"\(Self.document)?locale=de&amp;view=swift\""))
            #expect(page.contains("href=\"/matrix/KioskViewModel\" aria-keyshortcuts=\"v\">Template</a>"))
        }

        @Test func theProblemsOfEitherVersionMarkThePreview() throws {
            let site = try site(template: "<p>{{nam}}</p>\n")
            #expect(try site.page(Self.address + "?panel=problems").contains("&quot;nam&quot;"))
            #expect(!(try site.page(Self.address + "?panel=problems&view=swift")).contains("&quot;nam&quot;"))
        }

        @Test func eachVersionHasASnapshot() throws {
            let site = try site()
            let accept = "/snapshots/KioskViewModel/open/accept?locale=en"
            #expect(try site.post(accept).status == .seeOther)
            #expect(try site.post(accept + "&view=swift").status == .seeOther)
            #expect(
                site.text("Snapshots/KioskViewModel/open.en.html")
                    == Self.template.replacing("{{name}}", with: "Corner"))
            let path = "Snapshots/KioskViewModel/open.en.swift.html"
            #expect(site.text(path)?.contains("data-testid=\"kioskTitle\"") == true)
            try site.edit(path, "<p>Old</p>\n")
            _ = try site.post("/snapshots/verify")
            let list = try site.page("/snapshots?locale=en")
            #expect(list.contains("href=\"/snapshots/KioskViewModel/open?locale=en&amp;view=swift&amp;snapshot=en\""))
            let page = try site.page("/snapshots/KioskViewModel/open?locale=en&view=swift&snapshot=en")
            #expect(page.contains("KioskViewModel/open.en.swift.html</code>"))
            #expect(page.contains("<del class=\"line line-removed\">&lt;p&gt;Old&lt;/p&gt;</del>"))
            #expect(page.contains("src=\"\(Self.document)?locale=en&amp;view=swift\""))
            #expect(page.contains("aria-current=\"true\">Swift</a>"))
        }

        @Test func onlyTheSwiftVersionHasASession() async throws {
            let site = try site()
            let pages = site.site
            let send = { @Sendable (target: String, form: String, headers: HTTPFields) in
                try await onOwnThread {
                    pages.respond(
                        to: try HTTPRequest(
                            method: form.isEmpty ? .get : .post, target: target, headers: headers,
                            body: Array(form.utf8)))
                }
            }
            let form: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
            #expect(!(try site.page(Self.document)).contains("<form id=\"live\""))
            #expect(try await send(Self.document + "/live", "action=a", form).status == .badRequest)
            let document = try site.page(Self.document + "?view=swift")
            #expect(document.contains("action=\"\(Self.document)/live?view=swift\""))
            let button = try #require(document.firstMatch(of: /value="([^"]*)"[^>]*data-testid="close"/))
            let begun = try await send(Self.document + "/live?view=swift", "action=\(button.1)", form)
            let session = try #require(begun.headers[.location])
            #expect(session.hasSuffix("?view=swift"))
            let cookie: HTTPFields = [.cookie: String(try #require(begun.headers[.setCookie]).prefix { $0 != ";" })]
            #expect(try await send(session, "", cookie).text.contains(">Closed</"))
            let live = session.prefix { $0 != "?" }
            #expect(try await send(Self.address + "?view=swift", "", cookie).text.contains("src=\"\(live)"))
            #expect(!(try await send(Self.address, "", cookie)).text.contains(live))
        }
    }

    /// Runs a function on a new thread, as a live view may need those of the tests.
    private func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Swift.Result { try body() }) }.start()
        }
    }

    @ViewModel
    private struct KioskViewModel {
        let name: String
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init(name: "Corner") }
    }

    private struct KioskView: ViewModelView {
        @State private var isClosed = false
        let viewModel: KioskViewModel

        init(viewModel: KioskViewModel) {
            self.viewModel = viewModel
        }

        var body: some View {
            VStack {
                Text(isClosed ? "Closed" : viewModel.name).uiTestingIdentifier("kioskTitle")
                Button("Close") { isClosed = true }.uiTestingIdentifier("close")
            }
        }
    }
#endif
