import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

struct StoryDocumentTests {
    private func index(of site: TestSite) throws -> CatalogIndex {
        try JSONDecoder().decode(CatalogIndex.self, from: Data(try site.get("/index.json").body))
    }

    @Test func theIndexIsThatOfStorybook() throws {
        let body = try TestSite().get("/index.json").body
        let index = try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
        #expect(index["v"] as? Int == 5)
        let entries = try #require(index["entries"] as? [String: [String: Any]])
        #expect(
            entries.keys.sorted() == [
                "greetings-greetingview--ohne-gruß", "greetings-greetingview--with-name", "notes-noteview--narrow",
            ])
        let story = try #require(entries["notes-noteview--narrow"])
        #expect(story["type"] as? String == "story")
        #expect(story["id"] as? String == "notes-noteview--narrow")
        #expect(story["title"] as? String == "Notes/NoteView")
        #expect(story["name"] as? String == "Narrow")
        #expect(story["importPath"] as? String == "./Sources/App/Notes/NoteView.swift")
        #expect(story["tags"] as? [String] == ["dev", "test"])
    }

    @Test func eachStoryIsTheDocumentOfItsPreview() throws {
        let site = try TestSite()
        let index = try index(of: site)
        #expect(Set(index.previews.map(\.story)) == Set(index.entries.keys))
        for preview in index.previews {
            let story = try site.get("/iframe.html?id=\(PercentEncoding.encode(preview.story))&viewMode=story&args=a:1")
            #expect(story.status == .ok)
            #expect(story.text == (try site.page(preview.document)))
        }
    }

    @Test(arguments: [
        ("globals=locale:de;theme:dark;backgrounds.value:!hex(333)", "locale=de&theme=dark"),
        ("globals=locale:fr&locale=de", "locale=de"), ("globals=", ""), ("globals=tz:Asia/Tokyo", "tz=Asia/Tokyo"),
    ])
    func globalsAreParameters(globals: String, parameters: String) throws {
        let site = try TestSite()
        let story = try site.page("/iframe.html?id=greetings-greetingview--with-name&\(globals)")
        #expect(story == (try site.page("/render/GreetingViewModel/with-name?\(parameters)")))
    }

    @Test(arguments: [
        ("?id=greetings-greetingview--with-nam", "Did you mean greetings-greetingview--with-name"),
        ("?id=zzz", "/index.json lists the ids of all stories."), ("", "Add ?id= with an id of /index.json."),
    ])
    func anUnknownStoryIsABareErrorWithSuggestions(query: String, message: String) throws {
        let response = try TestSite().get("/iframe.html\(query)")
        #expect(response.status == .notFound)
        #expect(response.text.contains(message))
        #expect(!response.text.contains("topbar"))
    }

    @Test(arguments: ["story", "docs"])
    func theAddressOfStorybooksPageLeadsToTheWorkbench(kind: String) throws {
        let response = try TestSite().get("/?path=/\(kind)/greetings-greetingview--with-name")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/previews/GreetingViewModel/with-name")
        let unknown = try TestSite().get("/?path=/\(kind)/z%26z")
        #expect(unknown.headers[.location] == "/iframe.html?id=z%26z")
    }

    @Test func aStoryWithTooLongParametersIsNotUnknown() throws {
        let long = String(repeating: "ü", count: 12_000)
        let response = try TestSite().get("/iframe.html?id=greetings-greetingview--with-name&locale=\(long)")
        #expect(response.status == .notFound)
        #expect(response.text.contains("too long"))
    }

    @Test func storiesOfTheSameNameHaveIdsOfTheirOwn() {
        let file = "/app/Sources/App/Notes/NoteView.swift"
        let stories = PreviewStories(
            PreviewCatalog(previews: [
                PreviewRecord(name: "Short", file: file, line: 3) { NoteView.previewHost(viewModel: .stub()) },
                PreviewRecord(name: "Short", file: file, line: 6) { NOTEView.previewHost(viewModel: .stub()) },
            ]))
        #expect(Set(stories.all.map(\.id)) == ["notes-noteview--short", "notes-noteview--short-2"])
        for story in stories.all { #expect(stories.preview(story.id)?.viewName == story.preview.viewName) }
    }
}

private struct NOTEView: ViewModelView {
    init(viewModel: GreetingViewModel) {}
}
