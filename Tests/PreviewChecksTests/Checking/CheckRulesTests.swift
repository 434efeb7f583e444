import Foundation
import Testing

@testable import PreviewChecks

@Suite struct CheckRulesTests {
    @Test func namesAreWordsWithDashesEachOnce() {
        let names = CheckRules.builtIn.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil })
    }

    @Test(arguments: CheckRules.builtIn.map(\.name))
    func everyRuleIsExplained(name: String) throws {
        let rule = try #require(CheckRules().named(name))
        #expect(rule.severity != .off)
        #expect(!rule.summary.hasSuffix("."))
        #expect(rule.summary.count <= 80)
        #expect(rule.explanation.hasSuffix("."))
        #expect(rule.fix.hasSuffix("."))
        #expect(![rule.summary, rule.explanation, rule.fix].contains { $0.contains("  ") }, "Lines are joined.")
    }

    /// What one preview shows, and its templates, not what only a package, a browser or the view says.
    @Test func thePanelOfAPreviewHasTheRulesThatNeedNothingElse() {
        let names = CheckRules().perPreview.map(\.name)
        for name in ["duplicate-id", "literal-text", "unknown-symbol", "missing-identity", "hard-coded-text"] {
            #expect(names.contains(name), "\(name)")
        }
        for name in ["missing-translation", "too-wide", "wcag-violation", "broken-view", "missing-repaint"] {
            #expect(CheckRules().named(name) != nil && !names.contains(name), "\(name)")
        }
    }

    @Test func aPackageThatIsWellHasNoFindings() {
        #expect(CheckRun().report(on: SamplePackage().subject).findings == [])
    }

    /// `Docs/Checks.md` lists the rules as they are, in their order.
    @Test func thePageListsEveryRule() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Docs/Checks.md")
        let lines = try String(contentsOf: page.standardized, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("- `") && !$0.hasPrefix("- `--") }
        #expect(lines.map(String.init) == CheckRules.builtIn.map { "- `\($0.name)` (\($0.severity)): \($0.summary)." })
    }

    @Test func rulesAreFoundByTheirNames() {
        #expect(CheckRules().named("literal-text")?.name == "literal-text")
        #expect(CheckRules().named("literal-txt") == nil)
    }
}
