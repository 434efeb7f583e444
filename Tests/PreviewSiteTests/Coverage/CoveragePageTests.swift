import Dispatch
import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import PreviewChecks
import Testing

@testable import PreviewSite

struct CoveragePageTests {
    /// Returns the page when everything has been counted.
    private func page(of site: TestSite) throws -> String {
        site.site.examineAllPreviews()
        return try site.page("/coverage")
    }

    @Test func countsEachLocalesTexts() throws {
        let page = try self.page(of: TestSite.letters())
        let present = "href=\"/coverage?locale=en&amp;texts=all#complete-en\">3</a></td>"
        #expect(page.contains(present + "<td class=\"number\">0</td>"))
        #expect(page.contains("<a class=\"coverage-missing\" href=\"#missing-de\">2</a>"))
        #expect(page.contains("<span class=\"share\" style=\"--share: 33%\">33%</span>"))
        #expect(page.contains("<span class=\"share share-complete\">100%</span>"))
        #expect(page.contains("href=\"#missing-de-Letters\""))
    }

    @Test func listsWhatIsMissingWithKeyPlaceAndPreviews() throws {
        let page = try self.page(of: TestSite.letters())
        #expect(page.contains("id=\"missing-de-Letters\""))
        #expect(page.contains("-name\" lang=\"en\" dir=\"ltr\">LetterViewModel.closing</code>"))
        #expect(page.contains("data-copy>Texts/Letters.yml:11</button>"))
        #expect(
            page.contains("href=\"/previews/LetterViewModel/long?locale=de&amp;panel=strings&amp;strings=wrong\""))
    }

    @Test func aMarkedCopyIsListedAsOneToTranslate() throws {
        let site = try TestSite.letters(german: "title: Letter", germanMark: " # Translate these texts.")
        let page = try self.page(of: site)
        #expect(page.contains("<a class=\"coverage-missing\" href=\"#missing-de\">3</a>"))
        #expect(page.contains("<p class=\"coverage-problem\">A copy to translate</p>"))
        let coverage = try JSONDecoder().decode(
            CoverageIndex.self, from: Data(try site.get("/coverage.json").body))
        #expect(coverage.missing.filter { $0.kinds == ["untranslatedCopy"] }.map(\.text) == ["LetterViewModel.title"])
    }

    @Test func aSearchLeavesTheTextsWithAllItsWords() throws {
        let site = try TestSite.letters()
        _ = try page(of: site)
        let found = try site.page("/coverage?q=closing")
        #expect(found.contains("LetterViewModel.closing</code>"))
        #expect(found.ranges(of: "<li class=\"coverage-text\"").count == 1)
        #expect(try site.page("/coverage?q=nowhere").contains("No text matches the filters"))
        #expect(!(try site.page("/coverage?language=en&texts=missing").contains("<li class=\"coverage-text\"")))
    }

    @Test func aTextLikeThatOfTheSourceIsListedAsACopy() throws {
        let site = try TestSite.letters(german: "title: Letter")
        _ = try page(of: site)
        let copies = try site.page("/coverage?texts=copies")
        #expect(copies.contains("id=\"copies-de-LetterViewModel.title\""))
        #expect(copies.ranges(of: "<li class=\"coverage-text\"").count == 1)
        #expect(!(try site.page("/coverage").contains("copies-de-")))
    }

    @Test func aTextThatDoesNotFitIsListed() throws {
        let site = try TestSite.letters()
        _ = try page(of: site)
        let document = BareDocument(viewModel: "LetterViewModel", slug: "long")
        let misfit = OverflowingElement(kind: .cut, tag: "<h2>", text: "Letter", width: 390)
        site.site.loader.current().problems.add([
            BrowserResults.Key(document: document, locale: .english, version: .template): BrowserResults.Result(
                digest: "1", violations: [], misfits: [misfit])
        ])
        #expect(try site.page("/coverage?texts=long").contains("id=\"long-en-LetterViewModel.title\""))
    }

    @Test func unusedKeysAreBesideMissingOnes() throws {
        let page = try page(of: TestSite.letters(german: "titel: Brief"))
        let list = try #require(page.firstMatch(of: /id="missing-de".*?<\/details>/.dotMatchesNewlines()))
        #expect(list.output.contains("LetterViewModel.titel"))
    }

    @Test func noTwoLandmarksHaveOneName() throws {
        let names = try page(of: TestSite.letters()).matches(of: /aria-labelledby="([^"]+)"/).map(\.1)
        #expect(names.contains("locales-title"))
        #expect(Set(names).count == names.count)
    }

    @Test func everyNumberLeadsToWhatIsThere() throws {
        let page = try self.page(of: TestSite.letters())
        let targets = page.matches(of: /href="#([^"]+)"/).map { String($0.1) }.filter { $0.contains("-") }
        #expect(targets.count > 2)
        for target in targets { #expect(page.contains("id=\"\(target)\""), "\(target)") }
    }

    @Test func listsUnusedTextsWithTheirPlaces() throws {
        let page = try self.page(of: TestSite.letters())
        #expect(page.contains("<code lang=\"en\" dir=\"ltr\">LetterViewModel.old</code>"))
        #expect(page.contains("data-copy>Texts/Letters.yml:8</button>"))
    }

    @Test func programsGetTheSame() throws {
        let site = try TestSite.letters()
        site.site.examineAllPreviews()
        let response = try site.get("/coverage.json")
        #expect(response.headers[.contentType]?.hasPrefix("application/json") == true)
        let coverage = try JSONDecoder().decode(CoverageIndex.self, from: Data(response.body))
        #expect(coverage.locales.map(\.locale) == ["en", "de", "pt-PT"])
        #expect(coverage.locales[1].counts.missing == 2)
        #expect(coverage.missing.map(\.text) == ["LetterViewModel.closing", "LetterViewModel.lines"])
        #expect(coverage.missing.first?.previews.first == "/previews/LetterViewModel/short")
        #expect(coverage.missing.map(\.features) == [["Letters"], ["Letters"]])
        #expect(coverage.missing.map(\.file) == ["Texts/Letters.yml", "Texts/Letters.yml"])
        #expect(coverage.missing.map(\.line) == [11, 11])
        #expect(coverage.missing.map(\.kinds) == [["missingText"], ["missingText"]])
        #expect(coverage.unused.map(\.file) == ["Texts/Letters.yml"])
        #expect(coverage.wrong.isEmpty && coverage.unreadable.isEmpty)
    }

    @Test(arguments: [
        ("title: \"\"", "title", "emptyText", "This text is empty, but not in en."),
        ("title: { other: Brief }", "title", "missingPluralForm", "Missing plural forms: one."),
        ("title: [Brief]", "title", "textKind", "This is a list, but a single text is expected."),
        ("lines: [Eins]", "lines", "textKind", "The length of this list is 1, but 2 in en."),
        ("closing: \"%{name}\"", "closing", "differentPlaceholders", "Extra placeholder, not in en: %{name}."),
    ])
    func listsWhatIsWrong(german: String, property: String, kind: String, words: String) throws {
        let texts = ["title: Brief", "closing: Dein", "lines: [Eins, Zwei]"].filter { !$0.hasPrefix(property) }
        let site = try TestSite.letters(german: ([german] + texts).joined(separator: "\n    "))
        let page = try self.page(of: site)
        #expect(page.contains("<a class=\"coverage-missing\" href=\"#wrong-de\">1</a>"))
        #expect(page.contains("<span class=\"share\" style=\"--share: 100%\">100%</span>"))
        #expect(page.contains("href=\"#wrong-de-Letters\""))
        #expect(page.contains("id=\"wrong-de-Letters\""))
        #expect(page.contains("<p class=\"coverage-problem\">\(words)</p>"))
        let coverage = try JSONDecoder().decode(CoverageIndex.self, from: Data(site.get("/coverage.json").body))
        #expect(coverage.locales[1].counts.present == 3 && coverage.locales[1].counts.wrong == 1)
        let wrong = try #require(coverage.wrong.first)
        #expect(wrong.text == "LetterViewModel.\(property)" && wrong.locale == "de")
        #expect(wrong.kinds.contains(kind))
        #expect(wrong.file == "Texts/Letters.yml" && wrong.line == 11)
        #expect(coverage.missing.isEmpty)
    }

    @Test func tellsPreviewsThatAreNotCounted() throws {
        let site = try TestSite.drafts()
        let page = try self.page(of: site)
        #expect(page.contains("Previews not counted"))
        #expect(page.contains("href=\"/previews/DraftViewModel/odd?panel=problems\"><bdi>DraftView / Odd</bdi>"))
        let coverage = try JSONDecoder().decode(CoverageIndex.self, from: Data(site.get("/coverage.json").body))
        #expect(coverage.unreadable == ["/previews/DraftViewModel/odd"])
        #expect(!(try self.page(of: TestSite.letters()).contains("Previews not counted")))
    }

    @Test func isCountedAnewWhenATextChanges() throws {
        let site = try TestSite.letters()
        #expect(try page(of: site).contains("#missing-de\""))
        let texts = try #require(site.text("Texts/Letters.yml"))
        try site.edit(
            "Texts/Letters.yml",
            texts.replacing("title: Brief", with: "title: Brief\n    closing: Dein\n    lines: [Eins, Zwei]"))
        #expect(try page(of: site).contains("Every language has every text"))
    }

    @Test func withoutPreviewsThereIsNothingToCount() throws {
        #expect(try page(of: TestSite(catalog: TestCatalog.broken())).contains("No preview shows any texts"))
    }

    /// The page is shown without counts, and open pages are told when the counts are there.
    @Test(.timeLimit(.minutes(30))) func aPreviewThatHangsDelaysTheCountsAndNotThePage() throws {
        let gate = DispatchSemaphore(value: 0)
        let preview = PreviewRecord(name: "Slow", file: "/app/Sources/App/Greetings/GreetingView.swift", line: 7) {
            gate.wait()
            return GreetingView.previewHost(viewModel: .stub())
        }
        let site = try TestSite(catalog: PreviewCatalog(previews: [preview]))
        #expect(try site.page("/coverage").contains("The texts are being counted"))
        let version = site.site.version()
        for _ in 1...100 { gate.signal() }
        #expect(try page(of: site).contains("<table"))
        #expect(site.site.version() != version)
    }
}
