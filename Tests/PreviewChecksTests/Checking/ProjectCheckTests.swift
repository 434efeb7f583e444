import FOSMVVM
import Testing

@testable import PreviewChecks

/// The check whose browser comes later.
@Suite struct ProjectCheckTests {
    private func package() -> SamplePackage {
        var package = SamplePackage()
        package.templates = ["LampView": "<h2 class=\"title\">Lamp</h2>"]
        package.texts = ["Lamps.yml": "en:\n  LampViewModel:\n    title: L\nde:\n  LampViewModel:\n    other: L\n"]
        return package
    }

    @Test func itHasTheFindingsOfACheckWithABrowser() {
        var whole = package()
        whole.browser = LayoutRuleTests.Browser()
        let expected = CheckRun().report(on: whole.subject).findings
        let subject = package().subject
        let check = ProjectCheck(CheckRun(), of: subject)
        let report = check.report(LayoutRuleTests.Browser(), in: subject.catalog.previews, isComplete: true)
        #expect(report.findings == expected)
        #expect(Set(report.findings.map(\.kind)) == [.check, .texts, .layout])
    }

    @Test func withoutABrowserItHasTheOthers() {
        let subject = package().subject
        let report = ProjectCheck(CheckRun(), of: subject).report(LayoutRuleTests.Browser(), in: [], isComplete: false)
        let rules = CheckRules().all(inBrowser: false)
        #expect(report.findings == CheckRun(rules: rules).report(on: subject).findings)
    }

    @Test func aTextHasItsKeyItsLanguageAndTheFirstPreviewThatShowsIt() throws {
        let report = CheckRun(rules: [MissingTranslation()]).report(on: package().subject)
        let subject = try #require(report.findings.first { $0.message.contains("title") }?.subject)
        #expect(subject.text?.key == "LampViewModel.title")
        #expect(subject.locales.map(\.tag) == ["de"])
        #expect(subject.preview?.slug == "lit")
    }
}
