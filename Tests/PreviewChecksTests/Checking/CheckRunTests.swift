import HTMLRendering
import Testing

@testable import PreviewChecks

@Suite struct CheckRunTests {
    private let package = SamplePackage(templates: ["LampView": "<p>one<b>two</b>{{{title}}}<i>three</i></p>"])

    @Test func ordersByPlaceAndBoundsEachRule() {
        let report = CheckRun(rules: [UnescapedValue(), LiteralText()], limit: 2).report(on: package.subject)
        #expect(report.findings.map(\.place?.column) == [4, 10, 17])
        #expect(report.omitted == ["literal-text": 1])
        #expect(report.errors == 4)
        #expect(report.warnings == 0)
    }

    @Test func asksNoRuleThatIsOffAndGivesSeverities() throws {
        let severities = try CheckSeverities(
            settings: PackageSettings(text: "check: { literal-text: warning, unescaped-value: off }"),
            rules: CheckRules())
        let report = CheckRun(rules: [UnescapedValue(), LiteralText()], severities: severities).report(
            on: package.subject)
        #expect(report.rules.map(\.name) == ["literal-text"])
        #expect(report.findings.map(\.severity) == [.warning, .warning, .warning])
        #expect((report.errors, report.warnings) == (0, 3))
    }

    @Test func filesThatCannotBeReadComeFirst() {
        let package = SamplePackage(
            texts: ["Z.yml": "en:\n  Lamp: [one\n"], templates: ["LampView": "<p>one {{title}}</p>"])
        let report = CheckRun(rules: [LiteralText(), UnreadableTexts()]).report(on: package.subject)
        #expect(report.findings.map(\.rule) == ["unreadable-texts", "literal-text"])
    }

    @Test func aMessageIsOneLine() {
        #expect(LiteralText().finding("One.\nTwo.\r\nThree.", at: nil).message == "One. Two. Three.")
    }

    @Test func asksARuleThatIsNamedTwiceOnce() {
        let report = CheckRun(rules: [UnescapedValue(), UnescapedValue()]).report(on: package.subject)
        #expect(report.rules.map(\.name) == ["unescaped-value"])
        #expect(report.errors == 1)
        #expect(SARIFCheckReporter().text(of: report).contains("unescaped-value"))
    }

    @Test func findsTheSameEachTime() {
        let first = CheckRun().report(on: package.subject)
        #expect(!first.findings.isEmpty)
        #expect(CheckRun().report(on: package.subject).findings == first.findings)
    }
}
