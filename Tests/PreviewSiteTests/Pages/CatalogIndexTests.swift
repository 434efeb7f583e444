import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

struct CatalogIndexTests {
    @Test func indexNamesEveryPreviewAndLocale() throws {
        let response = try TestSite().get("/index.json")
        #expect(response.headers[.contentType] == "application/json")
        let index = try JSONDecoder().decode(CatalogIndex.self, from: Data(response.body))
        #expect(index.previews.map(\.slug) == ["with-name", "ohne-gruß", "narrow"])
        #expect(index.locales == ["en", "ar", "de", "es", "fr", "ja", "pl"])
        let narrow = try #require(index.previews.last)
        #expect(narrow.address == "/previews/NoteViewModel/narrow")
        #expect(narrow.document == "/render/NoteViewModel/narrow")
        #expect(narrow.category == .container)
        #expect(narrow.feature == "Notes")
        #expect(narrow.file == "Sources/App/Notes/NoteView.swift")
        #expect(narrow.line == 3)
    }

    @Test func anErrorAtAnAddressForProgramsIsJSON() throws {
        let site = try TestSite()
        let unknown = try site.get("/elsewhere.json")
        #expect(unknown.status == .notFound)
        #expect(unknown.headers[.contentType] == "application/json")
        let request = try HTTPRequest(target: "/coverage.json")
        let busy = site.site.errorPage(.serviceUnavailable, message: "Wait.", for: request)
        #expect(busy.headers[.contentType] == "application/json")
        #expect(busy.headers[.retryAfter] == "1")
        let error = try JSONDecoder().decode(ErrorFile.self, from: Data(busy.body))
        #expect(error.status == 503)
        #expect(error.error == "Wait.")
        #expect(try site.get("/elsewhere").headers[.contentType] != "application/json")
    }

    @Test func healthCountsWhatIsWrong() throws {
        let site = try TestSite()
        #expect(try health(of: site).templateErrors == 0)
        try site.edit("Templates/App/NoteView.mustache", "{{#text}}")
        try site.edit("Texts/App.yml", "en:\n\tbroken")
        let health = try health(of: site)
        #expect(health.status == "ok")
        #expect(health.previews == 3)
        #expect(health.templateErrors == 1)
        #expect(health.localizationErrors == 1)
    }

    @Test func healthCountsDocsAndAssets() throws {
        let site = try TestSite()
        #expect(try health(of: site).faults == 0)
        try Data([0xff]).write(to: site.folder.appending(path: "Docs/Broken.md"))
        #expect(try health(of: site).faults == 1)
    }

    private func health(of site: TestSite) throws -> HealthIndex {
        try JSONDecoder().decode(HealthIndex.self, from: Data(try site.get("/health").body))
    }
}
