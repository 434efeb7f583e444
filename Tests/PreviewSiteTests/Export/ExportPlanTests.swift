import PreviewCatalog
import Testing

@testable import PreviewSite

struct ExportPlanTests {
    private func link(_ address: String, from path: String) throws -> ChangedLink {
        let site = try TestSite()
        let plan = try ExportPlan(site.site.loader.current().content)
        return plan.link(to: address, on: try #require(plan.files[path]))
    }

    @Test(arguments: [
        ("/", "../../index.html"), ("/?locale=de&theme=dark#feature-0", "../../index.de.dark.html#feature-0"),
        ("/previews/NoteViewModel/narrow", "../NoteViewModel/narrow.html"),
        ("/previews/NoteViewModel", "../NoteViewModel.html"),
        ("/previews/GreetingViewModel/ohne-gru%C3%9F?locale=ar", "ohne-gru%C3%9F.ar.html"),
        ("/matrix/GreetingViewModel", "../../matrix/GreetingViewModel.html"),
        ("/search", "../../search.html"), ("/search?locale=de", "../../search.de.html"),
        ("/docs", "../../docs/README.html"), ("/docs/Templates#names", "../../docs/Templates.html#names"),
        ("/assets/images/dot.svg", "../../assets/images/dot.svg"), ("/index.json", "../../index.json"),
        // The default locale has no name.
        ("/previews/NoteViewModel/narrow?locale=en", "../NoteViewModel/narrow.html"),
        // Another page does not keep what has no file.
        ("/previews/NoteViewModel/narrow?locale=de&width=390", "../NoteViewModel/narrow.de.html"),
        (
            "/previews/NoteViewModel/narrow?panel=strings&strings=wrong",
            "../NoteViewModel/narrow.panels.html#panel-strings"
        ),
        ("/previews/NoteViewModel/narrow?view=swift", "../NoteViewModel/narrow.html"),
    ])
    func anAddressBecomesThatOfAFile(address: String, file: String) throws {
        #expect(try link(address, from: "previews/GreetingViewModel/with-name.html") == .address(file))
    }

    private static let page = "/previews/GreetingViewModel/with-name"

    @Test(arguments: [
        ("with-name.html", "?locale=de", "with-name.de.html"), ("with-name.de.html", "?locale=en", "with-name.html"),
        ("with-name.dark.html", "?theme=dark&panel=view", "with-name.panels.html#panel-view"),
        ("with-name.de.panels.html", "?locale=de&theme=dark&panel=controls", "with-name.de.dark.html"),
        ("with-name.de.panels.html", "?locale=de&panel=html", "with-name.de.panels.html#panel-html"),
        ("with-name.html", "?dir=natural", "with-name.html"),
    ])
    func aToolLeadsToTheSamePageWithItsChange(page: String, query: String, file: String) throws {
        #expect(try link(Self.page + query, from: "previews/GreetingViewModel/\(page)") == .address(file))
    }

    @Test(arguments: [
        "?dir=rtl", "?width=390", "?tz=Asia/Tokyo", "?locale=en-XA", "?panel=operations", "?arg.name=Bo", "?zoom=50",
    ])
    func aToolWithoutAFileLeadsNowhere(query: String) throws {
        #expect(try link(Self.page + query, from: "previews/GreetingViewModel/with-name.html") == .missing)
    }

    @Test(arguments: [
        "/snapshots", "/health", "/previews/Unknown", "/docs/Unknown", "/assets/unknown.css", "/elsewhere", "/%zz",
        "/assets/preview-host/live.js", "/snapshots/accept",
    ])
    func whatIsNotExportedIsMissing(address: String) throws {
        #expect(try link(address, from: "index.html") == .missing)
    }

    @Test(arguments: ["https://example.com/", "//example.com", "#top", "", "mailto:a@b.c", "image.png", "data:,a"])
    func otherAddressesStay(address: String) throws {
        #expect(try link(address, from: "index.html") == .unchanged)
    }
}
