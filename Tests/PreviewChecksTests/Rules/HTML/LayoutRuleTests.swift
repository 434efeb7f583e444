import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import Testing

@testable import PreviewChecks

/// What does not fit in a browser, as findings of two rules.
@Suite struct LayoutRuleTests {
    /// A browser in which the heading does not fit on a phone, except in English.
    struct Browser: BrowserExaminer {
        struct Failure: LocalizedError { let errorDescription: String? = "Chromium does not answer." }

        var kind = OverflowingElement.Kind.overflow
        var fails = false

        func examine(
            _ preview: Preview, in locales: [LocaleIdentifier], version: ViewVersion
        ) throws -> [ExaminedDocument] {
            if fails { throw Failure() }
            let misfits = [768, 390].map {
                OverflowingElement(kind: kind, tag: "<h2 class=\"title\">", text: "Lampe", width: $0)
            }
            return locales.map { ExaminedDocument(misfits: $0 == .english ? [] : misfits) }
        }
    }

    private func package(_ browser: Browser?) -> SamplePackage {
        var package = SamplePackage()
        package.templates = ["LampView": "<div>\n<h2 class=\"title\">{{title}}</h2></div>"]
        package.texts = ["Lamps.yml": ["en", "de", "pl"].map { "\($0):\n  LampViewModel:\n    title: L\n" }.joined()]
        package.browser = browser
        return package
    }

    @Test func anElementIsOneFindingWithItsLanguagesAndWidths() throws {
        let findings = CheckRun(rules: [TooWide()]).report(on: package(Browser()).subject).findings
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(
            finding.message
                == "A text is too wide for its box: <h2 class=\"title\">. In 'de' and 'pl', at 390 and 768 pixels. "
                + "Seen in the preview 'lit' of LampViewModel.")
        #expect(finding.place?.description == "Templates/LampView.mustache:2:1")
        #expect(finding.kind == .layout)
        #expect(finding.subject.locales.map(\.tag) == ["de", "pl"])
        #expect(finding.subject.widths == [768, 390])
        #expect(finding.subject.tag == "<h2 class=\"title\">")
        #expect(finding.subject.preview?.slug == "lit")
    }

    @Test func whatIsCutOffIsAnotherRule() {
        #expect(package(Browser(kind: .cut)).lines(TooWide()) == [])
        #expect(package(Browser(kind: .cut)).lines(CutOff()).count == 1)
        #expect(package(Browser()).lines(CutOff()) == [])
    }

    @Test func aFailureOfTheBrowserIsOneFinding() {
        #expect(package(Browser(fails: true)).lines(TooWide()).count == 1)
        #expect(package(Browser(fails: true)).lines(CutOff()) == [])
    }

    @Test func nothingIsFoundWithoutABrowser() {
        #expect(package(nil).lines(TooWide()) == [])
        #expect(!CheckRules().all(inBrowser: false).contains { $0 is any LayoutRule })
    }
}
