import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

struct ErrorPageTests {
    @Test(arguments: [
        ("/previews/GreetingViewModl", "/previews/GreetingViewModel"),
        ("/previews/GreetingViewModel/wth-name", "/previews/GreetingViewModel/with-name"),
        ("/docs/Template", "/docs/Templates"),
        ("/assets/ap.css", "/assets/app.css"),
        ("/GreetingViewModel", "/previews/GreetingViewModel"),
        ("/matrix/greetingviewmodel", "/matrix/GreetingViewModel"),
    ])
    func suggestsTheNearestNames(target: String, suggestion: String) throws {
        let response = try TestSite().get(target, headers: [.acceptLanguage: "de"])
        #expect(response.status == .notFound)
        #expect(response.text.contains("Ähnliche Namen"))
        #expect(response.text.contains("<code dir=\"ltr\">\(suggestion)</code>"))
    }

    @Test func whereNoNameIsNearAllPreviewsAreListed() throws {
        let page = try TestSite().page("/render/NoteViewModel/xyzzy", headers: [.acceptLanguage: "de"])
        #expect(page.contains("Seine Vorschauen"))
        #expect(!page.contains("Ähnliche Namen"))
        #expect(page.contains("<code dir=\"ltr\">/previews/NoteViewModel/narrow</code>"))
    }

    @Test func escapesWhatWasAskedFor() throws {
        let page = try TestSite().page("/previews/%3Cimg%20src=x%3E")
        #expect(!page.contains("<img src"))
    }

    @Test(arguments: ["/nowhere", "/previews", "/previews/A/b/c", "/render/Nothing", "/docs/None", "/assets/None"])
    func unknownAddressesAreNotFound(target: String) throws {
        let response = try TestSite().get(target)
        #expect(response.status == .notFound)
        #expect(response.text.contains("Back to the catalog"))
    }

    @Test func aMissingPageOfDocsIsBesideTheOthers() throws {
        let page = try TestSite().page("/docs/None")
        #expect(page.contains("Every page is listed in the docs navigation."))
        #expect(page.contains("<div class=\"docs-nav\"") && page.contains("href=\"/docs/Templates\""))
        #expect(page.contains("/assets/preview-host/docs.") && !page.contains("class=\"tree\""))
        #expect(!(try TestSite().page("/previews/None").contains("docs-nav")))
    }

    @Test func placeholdersInNamesAreOnlyText() throws {
        #expect(try TestSite().page("/previews/%25%7Bname%7D").contains("ViewModel “%{name}” not found"))
    }

    @Test(arguments: [
        ("locale", "tlh"), ("locale", "%3Cb%3E"), ("theme", "pink"), ("width", "7"), ("panel", "x"), ("dir", "x"),
        ("category", "x"),
    ])
    func aRefusedParameterIsSaidOnThePage(name: String, value: String) throws {
        let response = try TestSite().get("/?\(name)=\(value)")
        #expect(response.status == .ok)
        #expect(response.text.contains("class=\"notice notice-warning\""))
        #expect(!response.text.contains("\(name)=\(value)"))
    }

    @Test func aRefusedPanelNamesThoseThatThereAre() throws {
        let page = try TestSite().page("/previews/NoteViewModel/narrow?panel=x")
        let names = (Panels().tabs + [.closed]).map(\.rawValue)
        let list = names.dropLast().joined(separator: ", ")
        #expect(page.contains("Use \(list) or \(names[names.count - 1])."))
    }

    @Test func theServersRefusalsHaveAPageToo() throws {
        let site = try TestSite()
        let response = site.site.errorPage(.badRequest, message: "The path has %{x} & <b>.", for: nil)
        #expect(response.status == .badRequest)
        #expect(response.text.contains("<p class=\"lead\" lang=\"en\" dir=\"ltr\">The path has %{x} &amp; &lt;b&gt;."))
    }
}
