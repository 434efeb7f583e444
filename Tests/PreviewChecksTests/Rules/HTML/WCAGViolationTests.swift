import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import Testing

@testable import PreviewChecks

/// What a browser finds, as findings of a rule.
@Suite struct WCAGViolationTests {
    /// A browser that finds the same in each preview.
    private struct Browser: BrowserExaminer {
        struct Failure: LocalizedError { let errorDescription: String? = "Chromium does not answer." }

        var tags: [String] = []
        var fails = false

        func examine(
            _ preview: Preview, in locales: [LocaleIdentifier], version: ViewVersion
        ) throws -> [ExaminedDocument] {
            if fails { throw Failure() }
            let violations = tags.map {
                AccessibilityViolation(
                    id: "color-contrast", help: "Elements must have contrast", address: "https://example.com",
                    tags: [$0])
            }
            return locales.enumerated().map { ExaminedDocument(violations: $0.offset == 0 ? violations : []) }
        }
    }

    private func lines(_ browser: Browser?, template: String = "<div>\n<p id=\"a\">{{title}}</p></div>") -> [String] {
        var package = SamplePackage()
        package.templates = ["LampView": template]
        package.browser = browser
        return package.lines(WCAGViolation())
    }

    @Test func findingsNameTheRuleTheElementAndItsExplanation() {
        #expect(
            lines(Browser(tags: ["<p id=\"a\"></p>"])) == [
                "Templates/LampView.mustache:2:1: Elements must have contrast (color-contrast): <p id=\"a\">. "
                    + "See https://example.com. Seen in the preview 'lit' of LampViewModel."
            ])
    }

    @Test func anElementThatNoTemplateWritesIsReportedForItsFile() {
        #expect(
            lines(Browser(tags: ["<b class=\"made\"></b>"])).allSatisfy {
                $0.hasPrefix("Templates/LampView.mustache: ")
            })
    }

    @Test func aFailureOfTheBrowserIsAFinding() {
        #expect(
            lines(Browser(fails: true)) == [
                "Sources/Lamps/LampView.swift:7: The accessibility of 'lit' of LampViewModel could not be examined. "
                    + "Chromium does not answer."
            ])
    }

    @Test func nothingIsFoundWithoutABrowserOrInABrokenPreview() {
        #expect(lines(nil).isEmpty)
        #expect(lines(Browser(tags: ["<p></p>"]), template: "<p>{{#title}}</p>").isEmpty)
        #expect(!CheckRules().all(inBrowser: false).contains { $0.name == "wcag-violation" })
        #expect(CheckRules().all(inBrowser: true).contains { $0.name == "wcag-violation" })
    }
}
