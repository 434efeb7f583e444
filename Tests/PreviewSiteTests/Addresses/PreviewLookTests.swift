import HTTPCore
import Testing

@testable import PreviewSite

struct PreviewLookTests {
    private static let workbench = "/previews/GreetingViewModel/with-name"
    private static let document = "/render/GreetingViewModel/with-name"

    @Test(arguments: [
        ("text=150", "data-text=\"150\""), ("background=checks", "data-background=\"checks\""),
        ("outline=on", "data-outline"), ("grid=on", "data-grid"),
    ])
    func aDocumentHasItsLook(query: String, attribute: String) throws {
        let site = try TestSite()
        #expect(try site.page("\(Self.document)?\(query)").contains(attribute))
        #expect(!(try site.page(Self.document)).contains(attribute))
        #expect(try site.page("\(Self.workbench)?\(query)").contains("src=\"\(Self.document)?\(query)\""))
    }

    @Test(arguments: [
        "text=110", "zoom=33", "background=red", "outline=yes", "screen=off", "grid=1", "height=10", "widths=10",
    ])
    func whatDoesNotExistIsRefused(query: String) throws {
        let page = query.hasPrefix("widths") ? "/matrix/GreetingViewModel" : Self.workbench
        let response = try TestSite().get("\(page)?\(query)")
        #expect(response.headers[.previewRefused] == query.split(separator: "=").first.map(String.init))
        #expect(response.text.contains("notice-warning"))
    }

    @Test func zoomAndHeightBelongToTheWorkbench() throws {
        let page = try TestSite().page("\(Self.workbench)?width=390&height=844&zoom=50")
        #expect(page.contains("data-zoom=\"50\""))
        #expect(page.contains("width=\"390\" height=\"844\""))
        #expect(page.contains("src=\"\(Self.document)?screen=on\""))
    }

    @Test func aDeviceHasWidthAndHeightAndCanBeRotated() throws {
        let page = try TestSite().page(Self.workbench)
        #expect(page.contains("href=\"\(Self.workbench)?width=768&amp;height=1024\""))
        let rotated = try TestSite().page("\(Self.workbench)?width=768&height=1024")
        #expect(rotated.contains("href=\"\(Self.workbench)?width=1024&amp;height=768\""))
    }

    @Test func guidesAreSwitchedSeparately() throws {
        let page = try TestSite().page("\(Self.workbench)?grid=on")
        #expect(page.contains("href=\"\(Self.workbench)?outline=on&amp;grid=on\""))
        #expect(page.contains("href=\"\(Self.workbench)\" aria-current=\"true\">Grid"))
    }

    @Test func aFrameBelongsToADevice() throws {
        let page = try TestSite().page("\(Self.workbench)?width=402&height=874&screen=framed")
        #expect(page.contains("src=\"\(Self.document)?screen=framed\""))
        #expect(try TestSite().page("\(Self.document)?screen=framed").contains("data-screen=\"framed\""))
        #expect(page.contains("?width=402&amp;height=874\" aria-current=\"true\">Device frame"))
        #expect(try TestSite().page("\(Self.workbench)?screen=framed").contains("src=\"\(Self.document)\""))
    }

    @Test func bothThemesAreTwoDocuments() throws {
        let page = try TestSite().page("\(Self.workbench)?theme=both")
        #expect(page.contains("id=\"preview-frame\" src=\"\(Self.document)?theme=light\""))
        #expect(page.contains("id=\"dark-frame\" src=\"\(Self.document)?theme=dark\""))
        #expect(!(try TestSite().page(Self.workbench)).contains("dark-frame"))
    }
}
