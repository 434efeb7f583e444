import TemplateEngine
import Testing

@Suite struct TemplateParserTests {
    @Test func namesMayBeUnicode() {
        let value: TemplateValue = ["größe": 3, "名前": "花子", "🎉": "fête", "cafe\u{301}": ["père": "x"]]
        #expect(render("{{größe}} {{名前}} {{🎉}} {{caf\u{E9}.père}}", value).text == "3 花子 fête x")
    }

    @Test func spaceAroundSigilAndNameIsNoPartOfThem() {
        #expect(render("{{ # a }}{{\n b\t}}{{ / a }}{{{ b }}}{{ & b }}", ["a": true, "b": "<"]).text == "&lt;<<")
    }

    @Test func carriageReturnsStay() {
        #expect(render("a\r\n  {{#x}}  \r\nb\r\n{{/x}}\r\nc\r\n", ["x": true]).text == "a\r\nb\r\nc\r\n")
    }

    @Test func nulIsText() {
        #expect(render("a\0b{{x}}", ["x": "\0<"]).text == "a\0b\0&lt;")
    }

    @Test func delimitersInsideAParentStay() {
        let library = TemplateLibrary([
            "page": "{{<p}}{{! a note }}{{=| |=}} |$a|<|x|>|/a| |/p|{{x}}|x|", "p": "[{{$a}}{{/a}}]",
        ])
        #expect(library.errors.isEmpty)
        #expect(library.render("page", ["x": 1]).text == "[<1>]{{x}}1")
    }

    @Test func largeTemplatesParse() {
        let line = "<li>{{name}} {{#a}}{{b.c}}{{/a}} {{! note }}</li>\n"
        let library = TemplateLibrary(["page": String(repeating: line, count: 5_000)])
        #expect(library.errors.isEmpty)
        let rendering = library.render("page", ["name": "n", "a": ["b": ["c": "d"]]])
        #expect(rendering.text == String(repeating: "<li>n d </li>\n", count: 5_000))
    }
}
