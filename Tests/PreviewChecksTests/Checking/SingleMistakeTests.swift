import FOSMVVM
import PreviewCatalog
import Testing

@testable import PreviewChecks

/// One mistake in a package without any is one finding, at its place.
@Suite struct SingleMistakeTests {
    /// An edit of a file, and where it is reported.
    struct Mistake: CustomTestStringConvertible, Sendable {
        let kind: String
        var file = "Repairs.yml"
        let old: String
        let new: String
        /// The line of the finding.
        let line: Int?
        let rule: String

        var testDescription: String { kind }
    }

    private static let texts = """
        en:
          RepairViewModel:
            title: "Repair"
            count:
              one: "%{n} repair"
              other: "%{n} repairs"
            steps: [a, b, c]
            parts: [x, y]

        de:
          RepairViewModel:
            title: "Reparatur"
            count:
              one: "%{n} Reparatur"
              other: "%{n} Reparaturen"
            steps: [a, b, c]
            parts: [x, y]

        pl:
          RepairViewModel:
            title: "Naprawa"
            count:
              one: "%{n} naprawa"
              few: "%{n} naprawy"
              many: "%{n} napraw"
              other: "%{n} naprawy"
            steps: [a, b, c]
            parts: [x, y]

        """

    private static let template = """
        <article class="repair">
          <h2 class="title">{{title}}</h2>
          <div class="facts">
            <p class="count">{{count}}</p>
          </div>
          {{#secondPart}}
          <p class="part">{{secondPart}}</p>
          {{/secondPart}}
        </article>
        """

    private static let view = "RepairView.mustache"

    private func package(_ mistake: Mistake?) -> SamplePackage {
        func text(_ text: String, of file: String) -> String {
            guard let mistake, mistake.file == file else { return text }
            #expect(text.contains(mistake.old))
            return text.replacing(mistake.old, with: mistake.new, maxReplacements: 1)
        }
        let lamps = ["en", "de", "pl"].map { "\($0):\n  LampViewModel:\n    title: L\n" }.joined()
        var package = SamplePackage.repairs()
        package.texts = ["Lamps.yml": lamps, "Repairs.yml": text(Self.texts, of: "Repairs.yml")]
        package.templates["LampView"] = "<p>{{title}}</p>"
        package.templates["RepairView"] = text(Self.template, of: Self.view)
        package.previews.append(SamplePackage.lamp)
        return package
    }

    private func findings(_ mistake: Mistake?) -> [CheckFinding] {
        CheckRun(rules: CheckRules.builtIn).report(on: package(mistake).subject).findings
    }

    @Test func thePackageHasNone() {
        #expect(findings(nil) == [])
    }

    @Test(arguments: inTexts + inTemplates) func aMistakeIsOneFinding(mistake: Mistake) throws {
        let findings = findings(mistake)
        #expect(findings.count == 1, "\(findings.map { "\($0.place, default: "") \($0.message) [\($0.rule)]" })")
        let finding = try #require(findings.first)
        #expect(finding.rule == mistake.rule)
        #expect(finding.place?.line == mistake.line, "\(finding.message)")
        #expect(finding.place?.file.hasSuffix(mistake.file) == true)
    }
}

extension SingleMistakeTests {
    private static let german = """
          RepairViewModel:
            title: "Reparatur"
            count:
              one: "%{n} Reparatur"
              other: "%{n} Reparaturen"
            steps: [a, b, c]
            parts: [x, y]

        """
    private static let shortGerman = """
        RepairViewModel: { title: "R", count: { one: "%{n} R", other: "%{n} R" }, steps: [a, b, c], parts: [x, y] }
        """

    static let inTexts = [
        Mistake(
            kind: "The line of the first locale is missing", old: "en:\n  Repair", new: "  Repair", line: 1,
            rule: "unreadable-texts"),
        Mistake(
            kind: "The first locale is missing above types that are not indented",
            old: "en:\n  RepairViewModel:\n", new: "RepairViewModel:\n", line: 1, rule: "unknown-locale"),
        Mistake(
            kind: "The line of another locale is missing", old: "de:\n", new: "", line: 10, rule: "duplicate-key"),
        Mistake(kind: "A locale is mistyped as another one", old: "en:", new: "enn:", line: 1, rule: "unknown-locale"),
        Mistake(kind: "A locale is not one", old: "en:", new: "xyzzy:", line: 1, rule: "unknown-locale"),
        Mistake(kind: "A locale is words", old: "en:", new: "english texts:", line: 1, rule: "unknown-locale"),
        Mistake(kind: "A locale is there twice", old: "pl:", new: "de:", line: 19, rule: "duplicate-key"),
        Mistake(kind: "A locale is generated", old: "pl:", new: "en-XA:", line: 19, rule: "unknown-locale"),
        Mistake(
            kind: "A type is not indented", old: "de:\n  RepairViewModel:", new: "de:\nRepairViewModel:", line: 11,
            rule: "unknown-locale"),
        Mistake(
            kind: "A type and a locale are exchanged", old: "de:\n  RepairViewModel:", new: "RepairViewModel:\n  de:",
            line: 10, rule: "unknown-locale"),
        Mistake(
            kind: "The line of a type is missing", old: "de:\n  RepairViewModel:\n", new: "de:\n", line: 11,
            rule: "missing-translation"),
        Mistake(
            kind: "A type is below another name", old: "de:\n\(german)", new: "de:\n  Repairs: { \(shortGerman) }\n",
            line: 11, rule: "missing-translation"),
        Mistake(
            kind: "A locale is below another one", old: "\nde:\n\(german)", new: "  de: { \(shortGerman) }\n", line: 9,
            rule: "missing-translation"),
        Mistake(
            kind: "A plural instead of a text", old: "title: \"Reparatur\"",
            new: "title:\n      one: R\n      other: R",
            line: 12, rule: "different-kind"),
        Mistake(
            kind: "A plural lacks a form", old: "      few: \"%{n} naprawy\"\n", new: "", line: 22,
            rule: "missing-plural"),
        Mistake(
            kind: "A form is indented like the plural", old: "count:\n      one: \"%{n} Rep",
            new: "count:\n    one: \"%{n} Rep",
            line: 14, rule: "unreadable-texts"),
        Mistake(kind: "A form is mistyped", old: "few:", new: "fwe:", line: 24, rule: "missing-plural"),
        Mistake(
            kind: "A form is needless", old: "one: \"%{n} Rep", new: "two: \"%{n} Rep", line: 13, rule: "missing-plural"
        ),
        Mistake(
            kind: "A placeholder is mistyped", old: "other: \"%{n} Rep", new: "other: \"%{m} Rep", line: 15,
            rule: "different-placeholders"),
        Mistake(
            kind: "A placeholder does not end", old: "other: \"%{n} Rep", new: "other: \"%{n Rep", line: 15,
            rule: "unfilled-placeholder"),
        Mistake(
            kind: "A key is mistyped", old: "title: \"Rep", new: "titel: \"Rep", line: 3, rule: "missing-translation"),
        Mistake(
            kind: "A colon is missing", old: "title: \"Naprawa\"", new: "title \"Naprawa\"", line: 21,
            rule: "unreadable-texts"),
        Mistake(kind: "A quote is missing", old: "\"Naprawa\"", new: "\"Naprawa", line: 21, rule: "unreadable-texts"),
        Mistake(kind: "A text is missing", old: "\"Naprawa\"", new: "", line: 21, rule: "empty-text"),
        Mistake(
            kind: "A list instead of a text", old: "\"Naprawa\"", new: "[Naprawa]", line: 21, rule: "different-kind"),
    ]

    static let inTemplates = [
        Mistake(
            kind: "A name is mistyped", file: view, old: "{{title}}", new: "{{titel}}", line: 2, rule: "unknown-name"),
        Mistake(
            kind: "A section does not end", file: view, old: "  {{/secondPart}}\n", new: "", line: 6,
            rule: "template-syntax"),
        Mistake(
            kind: "An end tag is missing", file: view, old: "</h2>", new: "", line: 2, rule: "well-formed-html"),
        Mistake(
            kind: "A start tag is missing", file: view, old: "  <div class=\"facts\">\n", new: "", line: 4,
            rule: "well-formed-html"),
        Mistake(
            kind: "The end tag of the view is missing", file: view, old: "</article>", new: "", line: 1,
            rule: "well-formed-html"),
        Mistake(
            kind: "An end tag is another one", file: view, old: "</h2>", new: "</h3>", line: 2, rule: "well-formed-html"
        ),
        Mistake(
            kind: "End tags are exchanged", file: view, old: "</p>\n  </div>", new: "</b></p>\n  </div>", line: 4,
            rule: "well-formed-html"),
        Mistake(
            kind: "A quote is missing", file: view, old: "class=\"title\"", new: "class=\"title", line: 2,
            rule: "well-formed-html"),
        Mistake(
            kind: "A comment does not end", file: view, old: "  <div class", new: "  <!-- facts\n  <div class", line: 3,
            rule: "well-formed-html"),
        Mistake(
            kind: "A slash closes nothing", file: view, old: "</h2>", new: "</h2><b/>", line: 2,
            rule: "well-formed-html"),
        Mistake(
            kind: "A paragraph contains a block", file: view, old: "{{count}}", new: "<div>{{count}}</div>", line: 4,
            rule: "well-formed-html"),
        Mistake(
            kind: "A text is in the template", file: view, old: "{{title}}", new: "Repair", line: 2,
            rule: "literal-text"),
        Mistake(
            kind: "A value is not escaped", file: view, old: "{{title}}", new: "{{{title}}}", line: 2,
            rule: "unescaped-value"),
        Mistake(
            kind: "A partial is mistyped", file: view, old: "<p class=\"count\">{{count}}</p>", new: "{{> LampVeiw}}",
            line: 4,
            rule: "missing-partial"),
    ]
}
