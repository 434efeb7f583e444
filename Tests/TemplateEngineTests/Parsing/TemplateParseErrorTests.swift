import Diagnostics
import Foundation
import TemplateEngine
import Testing

@Suite struct TemplateParseErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let template: String
        let problem: TemplateParseProblem
        let place: String
        var opening: String?

        var testDescription: String { template }
    }

    static let cases = [
        Case(
            template: "a\n  {{#items}}\n{{x}}", problem: .unclosed(expected: "{{/items}}"), place: "2:3",
            opening: "{{#items}} 2"),
        Case(template: "{{^a}}", problem: .unclosed(expected: "{{/a}}"), place: "1:1", opening: "{{^a}} 1"),
        Case(template: "{{$a}}", problem: .unclosed(expected: "{{/a}}"), place: "1:1", opening: "{{$a}} 1"),
        Case(template: "{{<a}}\n", problem: .unclosed(expected: "{{/a}}"), place: "1:1", opening: "{{<a}} 1"),
        Case(template: "{{< *a}}\n", problem: .unclosed(expected: "{{/*a}}"), place: "1:1", opening: "{{< *a}} 1"),
        Case(
            template: "{{# a }}\n{{#b}}\n é{{/a}}", problem: .mismatchedClose(found: "{{/a}}", expected: "{{/b}}"),
            place: "3:3", opening: "{{#b}} 2"),
        Case(template: "x{{/a}}", problem: .unexpectedClose("{{/a}}"), place: "1:2"),
        Case(template: "a {{name", problem: .unclosedTag(expected: "}}"), place: "1:3"),
        Case(template: "a\r\n{{{name}}", problem: .unclosedTag(expected: "}}}"), place: "2:1"),
        Case(template: "{{! never", problem: .unclosedTag(expected: "}}"), place: "1:1"),
        Case(template: "{{=<% %>}}", problem: .unclosedTag(expected: "=}}"), place: "1:1"),
        Case(template: "{{=<% %>=}}\n<%name", problem: .unclosedTag(expected: "%>"), place: "2:1"),
        Case(template: "{{}}", problem: .emptyTag, place: "1:1"),
        Case(template: "{{# }}", problem: .emptyTag, place: "1:1"),
        Case(template: "{{> * }}", problem: .emptyTag, place: "1:1"),
        Case(template: "{{a b}}", problem: .whitespaceInName("a b"), place: "1:1"),
        Case(template: "{{a\n  {{#b}}", problem: .whitespaceInName("a {{#b"), place: "1:1"),
        Case(template: "{{title <b>{{name}}", problem: .whitespaceInName("title <b>{{name"), place: "1:1"),
        Case(template: "{{a..b}}", problem: .emptyNameComponent("a..b"), place: "1:1"),
        Case(template: "{{#.a}}{{/.a}}", problem: .emptyNameComponent(".a"), place: "1:1"),
        Case(template: "{{a.}}", problem: .emptyNameComponent("a."), place: "1:1"),
        Case(template: "{{=<%=}}", problem: .invalidDelimiters("{{=<%=}}"), place: "1:1"),
        Case(template: "{{=a b c=}}", problem: .invalidDelimiters("{{=a b c=}}"), place: "1:1"),
        Case(template: "{{=a= b=}}", problem: .invalidDelimiters("{{=a= b=}}"), place: "1:1"),
        Case(
            template: "{{=aaaaaaaaaaaaaaaaa b=}}", problem: .invalidDelimiters("{{=aaaaaaaaaaaaaaaaa b=}}"),
            place: "1:1"),
        Case(template: "{{<p}}\n{{x}}{{/p}}", problem: .notABlock("{{x}}"), place: "2:1", opening: "{{<p}} 1"),
        Case(template: "{{<p}}{{#x}}{{/x}}{{/p}}", problem: .notABlock("{{#x}}"), place: "1:7", opening: "{{<p}} 1"),
        Case(
            template: "{{<p}}{{$a}}1{{/a}}\n{{$a}}2{{/a}}{{/p}}", problem: .repeatedBlock("a"), place: "2:1",
            opening: "{{<p}} 1"),
    ]

    @Test(arguments: cases)
    func namesWhatIsWrongAndWhere(_ wrong: Case) throws {
        let error = try #require(TemplateLibrary(["page": wrong.template]).errors.first)
        #expect("\(error.place?.line ?? 0):\(error.place?.column ?? 0)" == wrong.place)
        let hint = wrong.opening.map { " \($0.dropLast(2)) was opened in line \($0.suffix(1))." } ?? ""
        #expect(error.message == wrong.problem.message + hint)
        #expect(error.localizedDescription.hasPrefix("page.mustache:\(wrong.place): "))
    }

    @Test func messageSaysWhatWasExpectedAndWhereItWasOpened() throws {
        let error = try #require(TemplateLibrary(["page": "<ul>\n{{#items}}\r\n{{/item}}\r\n</ul>"]).errors.first)
        #expect(
            error.localizedDescription
                == "page.mustache:3:1: {{/items}} was expected here, not {{/item}}. {{#items}} was opened in line 2.")
        #expect(error.excerpt == "{{/item}}")
    }

    @Test func everyBadFileIsTold() {
        let library = TemplateLibrary(["a": "{{", "b": "fine", "c": "{{/x}}", "d": "{{}}"])
        #expect(library.errors.map(\.subject) == ["a", "c", "d"])
        #expect(library.render("b", [:]).text == "fine")
    }

    @Test func nestingIsBoundedByALimitThatIsTold() throws {
        let deep = String(repeating: "{{#a}}", count: 5_000) + String(repeating: "{{/a}}", count: 5_000)
        let error = try #require(TemplateLibrary(["page": deep]).errors.first)
        #expect(error.message == TemplateParseProblem.tooDeep(limit: 256).message)
        #expect(error.place?.column == 256 * 6 + 1)
    }

    @Test func nestingWithinTheLimitRenders() {
        let deep = String(repeating: "{{#a}}", count: 256) + "x" + String(repeating: "{{/a}}", count: 256)
        #expect(render(deep, ["a": true]).text == "x")
    }

    @Test(arguments: [
        ("{{#if isOpen}}x{{/if}}", "Mustache has no \"if\". Write {{#isOpen}}…{{/isOpen}}."),
        ("{{#unless done}}x{{/unless}}", "Mustache has no \"unless\". Write {{^done}}…{{/done}}."),
        (
            "{{#each items}}x{{/each}}",
            "Mustache has no \"each\". Write {{#items}}…{{/items}}, which repeats for each item."
        ),
        (
            "{{for item in order.items}}",
            "Mustache has no \"for\". Write {{#order.items}}…{{/order.items}}, which repeats for each item."
        ),
        (
            "{{#if count > 0}}",
            "Mustache has no \"if\". "
                + "It has no expressions either: add a Bool to the ViewModel, and write {{#name}}…{{/name}}."
        ),
        (
            "{{#a}}x{{else if b}}{{/a}}",
            "Mustache has no \"else\". Close the section, and open its opposite: {{/name}}{{^name}}…{{/name}}."
        ),
    ])
    func tagsOfOtherLanguagesGetTheMustacheForm(template: String, message: String) throws {
        let library = TemplateLibrary(sources: [TemplateSource(name: "page", file: "page.mustache", text: template)])
        #expect(library.errors.map(\.message) == [message])
    }
}
