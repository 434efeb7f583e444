import HTTPCore
import Testing

@testable import PreviewSite

/// The page of a view, and the notes in the workbench.
struct ViewPageTests {
    private static let files = TestSite.files.merging([
        "Docs/Views/GreetingView.md": "# How to greet\n\nBriefly. See [Templates](../Templates.md).\n",
        "Docs/Views/GreetingView.de.md": "# Wie man grüßt\n\nKurz.\n",
        "Templates/App/BellView.mustache": "<button data-operation=\"ring\">{{isLoud}}</button>\n",
    ]) { $1 }

    private static func page(_ target: String, _ language: String = "en") throws -> String {
        try TestSite(catalog: TestCatalog.documented(), files: files).page(
            target, headers: [.acceptLanguage: language])
    }

    @Test func commentsAreShownAsMarkdown() throws {
        let page = try Self.page("/previews/GreetingViewModel")
        #expect(page.contains("<p>Greets with <b>care</b>. See <code>name</code>.</p>"))
        #expect(page.contains("<p>Has a <em>name</em>.</p>"))
    }

    @Test func propertiesHaveTypesWithLinksToViewModels() throws {
        let page = try Self.page("/previews/GreetingViewModel?locale=de")
        #expect(page.contains("<th scope=\"row\"><code lang=\"en\" dir=\"ltr\">title</code></th>"))
        #expect(page.contains("@LocalizedString</code>"))
        #expect(page.contains("[String: <a href=\"/previews/NoteViewModel?locale=de\">NoteViewModel</a>?]</code>"))
        #expect(page.contains("<p>The <em>name</em>.</p>"))
    }

    @Test func textsHaveTheirValueAndPlace() throws {
        let page = try Self.page("/previews/GreetingViewModel?locale=de")
        #expect(page.contains("<code lang=\"en\" dir=\"ltr\">GreetingViewModel.title</code>"))
        #expect(page.contains("<p lang=\"de\" dir=\"ltr\">Hallo</p>"))
        #expect(page.contains(/>Texts\/App\.yml:6<\/button>/))
        #expect(page.matches(of: /GreetingViewModel\.title/).count == 1)
    }

    @Test func operationsHaveParametersAndComments() throws {
        let page = try Self.page("/previews/BellViewModel")
        #expect(page.contains("<h2 id=\"operations\">Operations</h2>"))
        #expect(page.contains("<h3><code lang=\"en\" dir=\"ltr\">BellStubOps</code></h3>"))
        #expect(page.contains("<code lang=\"en\" dir=\"ltr\">times: Int</code>"))
        #expect(page.contains("<p>Rings <strong>once</strong> for each time.</p>"))
        #expect(!(try Self.page("/previews/GreetingViewModel")).contains("id=\"operations\""))
    }

    @Test func controlsHaveTypesAndValues() throws {
        let page = try Self.page("/previews/BellViewModel")
        let code = "<code lang=\"en\" dir=\"ltr\">"
        #expect(page.contains("\(code)isLoud</code></th><td>\(code)Bool</code>"))
        #expect(page.contains("<td><code lang=\"en\" dir=\"ltr\">true</code></td>"))
    }

    @Test func filesOfTheViewAreListed() throws {
        let page = try Self.page("/previews/GreetingViewModel")
        for place in [
            "Sources/App/Greetings/GreetingViewModel.swift:4", "Sources/App/Greetings/GreetingView.swift:7",
            "Templates/App/GreetingView.mustache:1",
        ] { #expect(page.contains(">\(place)</button>"), "\(place)") }
        var files = Self.files
        files["Templates/App/BellView.mustache"] = nil
        let other = try TestSite(catalog: TestCatalog.documented(), files: files).page("/previews/BellViewModel")
        #expect(other.contains("so the template of its category renders it"))
    }

    @Test func thePageOfTheDocsIsLinked() throws {
        #expect(try Self.page("/previews/GreetingViewModel").contains("href=\"/docs/Views/GreetingView\""))
        #expect(!(try Self.page("/previews/BellViewModel")).contains("/docs/Views"))
    }

    @Test func notesHaveCommentsAndThePage() throws {
        let page = try Self.page("/previews/GreetingViewModel/with-name?panel=notes")
        #expect(page.contains("<h2>ViewModel <bdi>GreetingViewModel</bdi></h2>"))
        #expect(page.contains("<h2>Preview <bdi>With name</bdi></h2>"))
        #expect(page.contains("<p>Has a <em>name</em>.</p>"))
        #expect(page.contains("<a href=\"/docs/Views/GreetingView\"><bdi lang=\"en\">How to greet</bdi></a>"))
        #expect(page.contains("See <a href=\"/docs/Templates\">Templates</a>."))
        #expect(page.contains(/docs\.[0-9a-f]{16}\.css/))
        let german = try Self.page("/previews/GreetingViewModel/unnamed?panel=notes", "de")
        #expect(german.contains("<h1 id=\"wie-man-grüßt\">"))
        #expect(!german.contains("Has a <em>name</em>."))
    }

    @Test func withoutNotesThePanelSaysHowToWriteThem() throws {
        let page = try Self.page("/previews/BellViewModel/ringing?panel=notes")
        #expect(page.contains("or add the page Docs/BellView.md."))
    }
}
