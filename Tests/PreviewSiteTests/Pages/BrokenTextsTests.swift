import HTTPCore
import Testing

@testable import PreviewSite

@Suite struct BrokenTextsTests {
    @Test func aBrokenYAMLFileIsShownWithItsPlaceWhereItsTextsAreMissing() throws {
        let site = try TestSite()
        try site.edit("Texts/App.yml", "en:\n  GreetingViewModel:\n    title: [unclosed\n  next: {\n")
        let broken = try site.get("/render/GreetingViewModel")
        #expect(broken.status == .internalServerError)
        #expect(broken.text.contains("Texts/App.yml:"))
        #expect(broken.text.contains("This preview cannot be shown"))
        #expect(!broken.text.contains("has no text"))
        #expect(try site.get("/render/NoteViewModel").status == .ok)
        try site.edit("Texts/App.yml", "en:\n  GreetingViewModel:\n    title: Mended\n")
        #expect(try site.page("/render/GreetingViewModel").contains("Mended"))
    }
}
