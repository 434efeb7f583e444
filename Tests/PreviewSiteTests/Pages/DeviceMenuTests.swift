import Testing

@testable import PreviewSite

/// The devices beside the widths of the toolbar.
struct DeviceMenuTests {
    private static let address = "/previews/GreetingViewModel/with-name"

    private func button(_ query: String) throws -> String? {
        let page = try TestSite().page(Self.address + query)
        return page.firstMatch(of: /<summary class="menu-button" aria-label="Device: (?<name>[^"]*)"/)
            .map { String($0.output.name) }
    }

    @Test func aDeviceHasItsNameAndItsSize() throws {
        let page = try TestSite().page(Self.address)
        let link = "<a href=\"\(Self.address)?width=402&amp;height=874\"><bdi>iPhone 17</bdi>"
        #expect(page.contains("\(link)<span class=\"menu-code\" dir=\"ltr\">402 × 874</span>"))
        for kind in CanvasDevice.Kind.allCases { #expect(page.contains("id=\"devices-\(kind.rawValue)\"")) }
    }

    @Test func theButtonSaysWhichSizeThePreviewHas() throws {
        #expect(try button("") == "No device")
        #expect(try button("?width=402&height=874") == "iPhone 17")
        #expect(try button("?width=874&height=402") == "iPhone 17", "it is rotated")
        #expect(try button("?width=500&height=600") == "500 × 600")
        #expect(try button("?width=500") == "500 px")
        #expect(try button("?height=600") == "… × 600")
    }

    @Test func aSizeDoesNotChangeTheNumberOfTools() throws {
        let site = try TestSite()
        let tools = { (query: String) in
            try site.page(Self.address + query).matches(of: /class="(segment|icon-button)[" ]/).count
        }
        #expect(try tools("") == tools("?width=500&height=600"))
    }

    @Test func noTwoDevicesHaveOneSize() {
        let sizes = CanvasDevice.all.map { "\($0.width.pixels) × \($0.height.pixels)" }
        #expect(Set(sizes).count == sizes.count)
    }
}
