import Foundation
import Testing

@testable import PreviewSite

/// Templates, texts and styles that are next to the views in the sources.
@Suite struct FilesNextToViewsTests {
    private static let files = TestSite.files.filter { !$0.key.hasPrefix("Templates/") && !$0.key.hasPrefix("Texts/") }
        .merging([
            "Sources/App/Greetings/GreetingView.swift": "",
            "Sources/App/Greetings/GreetingView.mustache": "<p class=\"next\">{{title}}</p>\n",
            "Sources/App/Greetings/GreetingView.css": ".next { color: green }\n",
            "Sources/App/Greetings/GreetingViewModel.yml": "en: { GreetingViewModel: { title: Hello next door } }\n",
            "Texts/None.yml": "en: {}\n",
        ]) { $1 }
    private static let page = "/render/GreetingViewModel/with-name"

    @Test func theyAreShown() throws {
        let site = try TestSite(files: Self.files)
        let page = try site.page(Self.page)
        #expect(page.contains("<p class=\"next\">Hello next door</p>"))
        #expect(try site.page("/assets/App/Greetings/GreetingView.css") == ".next { color: green }\n")
        let styles = page.matches(of: /\/assets\/([\w\/]+)\.[0-9a-f]{16}\.css/).map { String($0.1) }
        #expect(styles.suffix(3) == ["app", "zebra", "App/Greetings/GreetingView"])
    }

    @Test func theirChangesAreSeen() throws {
        let site = try TestSite(files: Self.files)
        #expect(try site.page(Self.page).contains("Hello next door"))
        try site.edit("Sources/App/Greetings/GreetingView.mustache", "<p>{{title}}, again</p>\n")
        #expect(try site.page(Self.page).contains("<p>Hello next door, again</p>"))
        try site.edit("Sources/App/Greetings/GreetingViewModel.yml", "en: { GreetingViewModel: { title: Welcome } }\n")
        #expect(try site.page(Self.page).contains("<p>Welcome, again</p>"))
    }

    @Test func aStyleChangesNoView() throws {
        let site = try TestSite(files: Self.files)
        let before = site.site.loader.current().content.viewVersion
        try site.edit("Sources/App/Greetings/GreetingView.css", ".next { color: black }\n")
        let content = site.site.loader.latest().content
        #expect(content.version == 1)
        #expect(content.viewVersion == before)
    }

    @Test func codeIsNoContent() throws {
        let site = try TestSite(files: Self.files)
        _ = site.site.loader.current()
        try site.edit("Sources/App/Greetings/GreetingView.swift", "// Changed.\n")
        #expect(site.site.loader.latest().content.version == 0)
    }

    @Test func aBlockedResourceOfAStyleIsReported() throws {
        var files = Self.files
        files["Sources/App/Greetings/GreetingView.css"] = "p { background: url(https://pictures.example/a.png) }\n"
        let site = try TestSite(files: files)
        let content = site.site.loader.current().content
        let diagnostic = try #require(content.diagnostics.first { $0.kind == .blockedResource })
        #expect(diagnostic.place?.description == "Sources/App/Greetings/GreetingView.css:1")
    }
}
