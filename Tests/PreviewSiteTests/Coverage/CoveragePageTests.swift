import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

struct CoveragePageTests {
    @Test func countsEachLocalesTexts() throws {
        let page = try TestSite.letters().page("/coverage")
        #expect(page.contains("<td class=\"number\">3</td><td class=\"number\">0</td><td class=\"number\">0"))
        #expect(page.contains("<a class=\"coverage-missing\" href=\"#missing-de\">2</a>"))
        #expect(page.contains("<span class=\"share\" style=\"--share: 33%\">33%</span>"))
        #expect(page.contains("<span class=\"share share-complete\">100%</span>"))
        #expect(page.contains("href=\"#missing-de-Letters\""))
    }

    @Test func listsWhatIsMissingWithKeyPlaceAndPreviews() throws {
        let page = try TestSite.letters().page("/coverage")
        #expect(page.contains("id=\"missing-de-Letters\""))
        #expect(page.contains("<code lang=\"en\" dir=\"ltr\">LetterViewModel.closing</code>"))
        #expect(page.contains("data-copy>Texts/Letters.yml:11</button>"))
        #expect(
            page.contains("href=\"/previews/LetterViewModel/long?locale=de&amp;panel=strings&amp;strings=wrong\""))
    }

    @Test func noTwoLandmarksHaveOneName() throws {
        let names = try TestSite.letters().page("/coverage").matches(of: /aria-labelledby="([^"]+)"/).map(\.1)
        #expect(names.contains("locales-title"))
        #expect(Set(names).count == names.count)
    }

    @Test func everyNumberLeadsToWhatIsThere() throws {
        let page = try TestSite.letters().page("/coverage")
        let targets = page.matches(of: /href="#([^"]+)"/).map { String($0.1) }.filter { $0.contains("-") }
        #expect(targets.count > 2)
        for target in targets { #expect(page.contains("id=\"\(target)\""), "\(target)") }
    }

    @Test func listsUnusedTextsWithTheirPlaces() throws {
        let page = try TestSite.letters().page("/coverage")
        #expect(page.contains("<code lang=\"en\" dir=\"ltr\">LetterViewModel.old</code>"))
        #expect(page.contains("data-copy>Texts/Letters.yml:8</button>"))
    }

    @Test func programsGetTheSame() throws {
        let response = try TestSite.letters().get("/coverage.json")
        #expect(response.headers["Content-Type"]?.hasPrefix("application/json") == true)
        let coverage = try JSONDecoder().decode(SiteCoverage.self, from: Data(response.body))
        #expect(coverage.locales.map(\.locale) == ["en", "de", "pt-PT"])
        #expect(coverage.locales[1].counts.missing == 2)
        #expect(coverage.missing.map(\.text) == ["LetterViewModel.closing", "LetterViewModel.lines"])
        #expect(coverage.missing.first?.previews.first == "/previews/LetterViewModel/short")
        #expect(coverage.unused.map(\.file) == ["Texts/Letters.yml"])
    }

    @Test func isCountedAnewWhenATextChanges() throws {
        let site = try TestSite.letters()
        #expect(try site.page("/coverage").contains("#missing-de\""))
        let texts = try #require(site.text("Texts/Letters.yml"))
        try site.edit(
            "Texts/Letters.yml",
            texts.replacing("title: Brief", with: "title: Brief\n    closing: Dein\n    lines: [Eins, Zwei]"))
        #expect(try site.page("/coverage").contains("Every language has every text"))
    }

    @Test func withoutPreviewsThereIsNothingToCount() throws {
        #expect(try TestSite(catalog: TestCatalog.broken()).page("/coverage").contains("No preview shows a text"))
    }
}
