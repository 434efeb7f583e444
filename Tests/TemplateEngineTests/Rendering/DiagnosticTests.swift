import Diagnostics
import Foundation
import Testing

@testable import TemplateEngine

@Suite struct DiagnosticTests {
    @Test func unresolvedNameIsToldWithPlaceAndNearest() throws {
        let rendering = render("<p>\n  é {{titel}}\n</p>", ["title": "T", "subtitle": "S"])
        #expect(rendering.text == "<p>\n  é \n</p>")
        let diagnostic = try #require(rendering.diagnostics.first)
        #expect(diagnostic.problem == .unresolvedName("titel", nearest: ["title"]))
        #expect(diagnostic.place?.description == "page.mustache:2:5")
        #expect(diagnostic.excerpt == "  é {{titel}}")
        #expect(
            diagnostic.localizedDescription
                == "page.mustache:2:5: There is no value \"titel\" here. Did you mean title? "
                + "Check its spelling, or add it to the data.")
    }

    @Test(arguments: [
        ("{{x}}", "⚠ x", "x"), ("{{{x}}}", "⚠ x", "x"), ("{{a.x}}", "⚠ a.x", "a.x"), ("{{a.s.x}}", "⚠ a.s.x", "a.s.x"),
        ("{{#x}}y{{/x}}", "⚠ x", "x"), ("{{^x}}y{{/x}}", "⚠ xy", "x"), ("{{> *x}}", "⚠ x", "x"),
    ])
    func unresolvedNamesAreMarked(_ template: String, _ marked: String, _ name: String) {
        let value: TemplateValue = ["a": ["s": "text"]]
        let rendering = render(template, value, unresolved: .marked)
        #expect(rendering.text == marked)
        #expect(rendering.diagnostics.map(\.problem) == [.unresolvedName(name, nearest: [])])
        #expect(render(template, value).text == (template.hasPrefix("{{^") ? "y" : ""))
    }

    @Test func missingTemplatesAreMarked() {
        let library = TemplateLibrary([
            "page": "{{> CradView}}|{{<Layuot}}{{$a}}x{{/a}}{{/Layuot}}|", "CardView": "", "Layout": "",
        ])
        let rendering = library.render("page", [:], unresolved: .marked)
        #expect(rendering.text == "⚠ &gt; CradView|⚠ &lt; Layuot|")
        #expect(
            rendering.diagnostics.map(\.problem) == [
                .missingTemplate("CradView", nearest: ["CardView"]), .missingTemplate("Layuot", nearest: ["Layout"]),
            ])
        #expect(rendering.diagnostics.map { $0.place?.column } == [1, 16])
    }

    @Test func nearestMembersAreThoseOfTheObjectAsked() {
        let value: TemplateValue = ["person": ["firstName": "Z", "name": ["given": "Z"]], "firstNaem": "no"]
        let rendering = render("{{person.firstNaem}}{{person.name.gvien}}{{person.x}}", value)
        #expect(
            rendering.diagnostics.map(\.problem) == [
                .unresolvedName("person.firstNaem", nearest: ["person.firstName"]),
                .unresolvedName("person.name.gvien", nearest: ["person.name.given"]),
                .unresolvedName("person.x", nearest: []),
            ])
    }

    @Test func markersAreEscaped() {
        #expect(render("{{\"><b>}}", unresolved: .marked).text == "⚠ &quot;&gt;&lt;b&gt;")
    }

    @Test func valuesWithoutTextAreTold() {
        let rendering = render("{{items}}{{object}}", ["items": [1], "object": ["a": 1]], unresolved: .marked)
        #expect(rendering.text == "⚠ items⚠ object")
        #expect(
            rendering.diagnostics.map(\.problem) == [
                .noText("items", kind: "a list"), .noText("object", kind: "an object"),
            ])
    }

    @Test func dynamicNameThatIsNoStringIsTold() {
        let rendering = render("{{> *kind}}", ["kind": 3], unresolved: .marked)
        #expect(rendering.text == "⚠ &gt; *kind")
        #expect(rendering.diagnostics.map(\.problem) == [.notATemplateName("kind", kind: "a number")])
    }

    @Test func aBrokenPartialIsReportedOnceWhereItDoesNotParse() {
        let library = TemplateLibrary(["page": "a{{> card}}b{{> card}}", "card": "{{#x}}"])
        let rendering = library.render("page", [:], unresolved: .marked)
        #expect(rendering.text == "a⚠ &gt; cardb⚠ &gt; card")
        #expect(rendering.diagnostics == library.errors)
        #expect(rendering.diagnostics.map(\.place?.description) == ["card.mustache:1:1"])
    }

    @Test func aPlaceIsToldOnce() {
        let rendering = render("{{#items}}{{x}}{{/items}}", ["items": [1, 2, 3]], unresolved: .marked)
        #expect(rendering.text == "⚠ x⚠ x⚠ x")
        #expect(rendering.diagnostics.count == 1)
    }

    @Test func theFileOfAPartialIsNamed() {
        let library = TemplateLibrary(["page": "\n\n{{> card}}", "card": "\n{{x}}"])
        #expect(library.render("page", [:]).diagnostics.map { $0.place?.description } == ["card.mustache:2:1"])
    }

    @Test func whatIsNotReachedIsNotAsked() {
        let rendering = render("{{#items}}{{x}}{{/items}}{{^flag}}{{y}}{{/flag}}", ["items": [], "flag": true])
        #expect(rendering.diagnostics.isEmpty)
    }

    @Test func ofALongLineOnlyWhatIsAroundTheTagIsKept() {
        let line = (0..<4_000).map { "<é {{name\($0)}}>" }.joined()
        let rendering = render("\n\(line)\r\n")
        #expect(rendering.diagnostics.count == 4_000)
        #expect(rendering.diagnostics.allSatisfy { ($0.excerpt?.count ?? 0) < 200 })
        for (number, diagnostic) in rendering.diagnostics.enumerated() {
            #expect(diagnostic.excerpt?.contains("<é {{name\(number)}}>") == true)
        }
        #expect(rendering.diagnostics.last?.excerpt?.hasPrefix("…") == true)
        #expect(rendering.diagnostics.last?.excerpt?.hasSuffix("{{name3999}}>") == true)
    }

    /// Lines and columns are counted block by block, in texts that follow each other.
    @Test func placesAreThoseOfTheText() {
        let texts = (0..<4).map { number in
            (0..<200 * number).map { "é\u{1F600} {{x\($0)}}" + ["", "\n", "\r\n", "", "\n\n"][$0 % 5] }.joined()
        }
        let sources = texts.enumerated().map { TemplateSource(name: "t\($0)", file: "t\($0)", text: $1) }
        let library = TemplateLibrary(sources: sources)
        for (number, text) in texts.enumerated() {
            let bytes = Array(text.utf8)
            let offsets = bytes.indices.filter { bytes[$0...].starts(with: "{{".utf8) }
            let expected = offsets.map {
                TemplateLocation(file: "t\(number)", offset: $0, in: bytes).place
            }
            #expect(library.render("t\(number)", [:]).diagnostics.map(\.place) == expected)
            let outline = library.outline(of: "t\(number)")
            #expect(outline?.tags.compactMap { outline?.place(at: $0.range.lowerBound) } == expected)
        }
    }

    @Test func nearNamesAreLookedForOnceForEachName() throws {
        let library = TemplateLibrary([
            "page": "{{titel}}{{titel}}{{o.titel}}{{#o}}{{titel}}{{titel}}{{/o}}{{> crad}}{{> crad}}"
        ])
        var renderer = Renderer(
            library.contents, entry: try #require(library.contents.entry(of: "page")),
            ["title": "T", "o": ["tile": 1]], unresolved: .empty, limits: RenderingLimits())
        renderer.run()
        #expect(renderer.diagnostics.count == 7)
        // Of the page, of its member, of the section, and of the templates.
        #expect(renderer.nearestNames.count == 4)
    }

    @Test func nullsAreQuiet() {
        let rendering = render("{{a}}{{a.b}}{{a.b.c}}{{#a.b}}x{{/a.b}}", ["a": .null], unresolved: .marked)
        #expect(rendering.text == "")
        #expect(rendering.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("{{#a}}x{{else}}y{{/a}}", "Mustache has no \"else\". Close the section, and open its opposite: "),
        ("{{#a}}{{this}}{{/a}}", "Mustache has no \"this\". Write {{.}} for the item itself."),
        (
            "{{> CardView.mustache}}",
            "There is no template \"CardView.mustache\". Leave off the extension: \"CardView\"."
        ),
    ])
    func habitsOfOtherLanguagesAreExplained(template: String, message: String) {
        let library = TemplateLibrary(["page": template, "CardView": ""])
        let messages = library.render("page", ["a": ["b": "c"]]).diagnostics.map(\.message)
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix(message) == true, "\(messages)")
    }
}
