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
        ("/", "../../index.html"),
        ("/?locale=de&theme=dark#feature-0", "../../index.html?locale=de&theme=dark#feature-0"),
        ("/previews/NoteViewModel/narrow", "../NoteViewModel/narrow.html"),
        ("/previews/NoteViewModel", "../NoteViewModel.html"),
        ("/previews/GreetingViewModel/ohne-gru%C3%9F?locale=ar", "ohne-gru%C3%9F.html?locale=ar"),
        ("/matrix/GreetingViewModel", "../../matrix/GreetingViewModel.html"),
        ("/search", "../../search.html"), ("/search?locale=de", "../../search.html?locale=de"),
        ("/docs", "../../docs/README.html"), ("/docs/Templates#names", "../../docs/Templates.html#names"),
        ("/assets/images/dot.svg", "../../assets/images/dot.svg"), ("/index.json", "../../index.json"),
        ("/previews/NoteViewModel/narrow?locale=de&width=390", "../NoteViewModel/narrow.html?locale=de&width=390"),
        // Another page does not keep what an export does not have.
        ("/previews/NoteViewModel/narrow?locale=en-XA&tz=Asia/Tokyo&arg.x=1", "../NoteViewModel/narrow.html"),
        (
            "/previews/NoteViewModel/narrow?panel=strings&strings=wrong",
            "../NoteViewModel/narrow.html?panel=strings#panel-strings"
        ),
        // A document has a file for each locale. The default locale has no name.
        ("/render/NoteViewModel/narrow?theme=dark", "../../render/NoteViewModel/narrow.html?theme=dark"),
        ("/render/NoteViewModel/narrow?locale=de", "../../render/NoteViewModel/narrow.de.html?locale=de"),
        ("/render/NoteViewModel/narrow?locale=en", "../../render/NoteViewModel/narrow.html?locale=en"),
    ])
    func anAddressBecomesThatOfAFile(address: String, file: String) throws {
        #expect(try link(address, from: "previews/GreetingViewModel/with-name.html") == .address(file))
    }

    private static let page = "/previews/GreetingViewModel/with-name"

    @Test(arguments: [
        ("?locale=de", "?locale=de"), ("?dir=rtl", "?dir=rtl"), ("?width=390", "?width=390"),
        ("?zoom=50", "?zoom=50"), ("?theme=both", "?theme=both"), ("?panel=closed", "?panel=closed"),
        ("?theme=dark&panel=view", "?theme=dark&panel=view#panel-view"), ("?dir=natural", ""),
    ])
    func aToolLeadsToTheSamePageWithItsChange(query: String, expected: String) throws {
        let link = try link(Self.page + query, from: "previews/GreetingViewModel/with-name.html")
        #expect(link == .address("with-name.html" + expected))
    }

    @Test(arguments: [
        "?tz=Asia/Tokyo", "?locale=en-XA", "?panel=operations", "?arg.name=Bo", "?strings=wrong",
    ])
    func aToolThatNeedsTheHostLeadsNowhere(query: String) throws {
        #expect(try link(Self.page + query, from: "previews/GreetingViewModel/with-name.html") == .missing)
    }

    @Test func onlyAWorkbenchHasBothThemes() throws {
        #expect(try link("/matrix/NoteViewModel?theme=both", from: "matrix/NoteViewModel.html") == .missing)
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
