import HTTPCore
import Testing

@testable import PreviewSite

/// A preview as a text to paste elsewhere.
struct PreviewCopyTests {
    private static let address = "/copy/GreetingViewModel/with-name"

    @Test func theHTMLIsThatOfTheShownValues() throws {
        let site = try TestSite()
        #expect(try site.page(Self.address + "/html") == "<p class=\"greeting\">Hello, Amal</p>\n")
        #expect(try site.page(Self.address + "/html?locale=de").contains("Hallo, Amal"))
        let changed = try TestSite.shelves().page("/copy/ShelfViewModel/right/html?arg.owner=Bo")
        #expect(changed.contains("<p>Right, Bo, wood"))
        #expect(try site.get(Self.address + "/html").headers[.contentType] == "text/plain; charset=utf-8")
    }

    @Test func aTestPresentsThePreview() throws {
        let test = try TestSite().page(Self.address + "/test?locale=de")
        #expect(test.contains("ViewModelDisplayTestCase<GreetingViewModel>"))
        #expect(test.contains("let app = try presentView("))
        #expect(test.contains("locale: Locale(identifier: \"de\")"))
    }

    @Test func theMenuOffersWhatThereIs() throws {
        let page = try TestSite().page("/previews/GreetingViewModel/with-name?theme=dark")
        #expect(page.contains("data-copy-file=\"\(Self.address)/html?theme=dark\""))
        #expect(page.contains("data-copy-file=\"\(Self.address)/test?theme=dark\""))
        // The source of this preview is not known.
        #expect(!page.contains("\(Self.address)/preview"))
        #expect(try TestSite().get(Self.address + "/preview").status == .notFound)
        #expect(try TestSite().get(Self.address + "/word").status == .notFound)
    }
}
