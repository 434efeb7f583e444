import TemplateEngine
import Testing

@Suite struct InheritanceTests {
    @Test func passedBlocksAreNotSeenByWhatTheyInclude() {
        let library = TemplateLibrary([
            "page": "{{<layout}}{{$title}}Page{{/title}}{{$main}}{{> card}}{{/main}}{{/layout}}",
            "layout": "<{{$title}}{{/title}}>{{$main}}{{/main}}",
            "card": "[{{$title}}Card{{/title}}]",
        ])
        #expect(library.render("page", [:]).text == "<Page>[Card]")
    }

    @Test func blockInAPassedBlockOfItsNameIsItsDefault() {
        let library = TemplateLibrary(["page": "{{<p}}{{$a}}({{$a}}inner{{/a}}){{/a}}{{/p}}", "p": "{{$a}}{{/a}}"])
        #expect(library.render("page", [:]).text == "(inner)")
    }

    @Test func dynamicParentsAreFound() {
        let library = TemplateLibrary([
            "page": "{{<*layout}}{{$a}}x{{/a}}{{/*layout}}", "one": "1{{$a}}{{/a}}", "two": "2{{$a}}{{/a}}",
        ])
        #expect(library.render("page", ["layout": "one"]).text == "1x")
        #expect(library.render("page", ["layout": "two"]).text == "2x")
    }

    @Test func textAfterAParentThatIsNotThereRenders() {
        let library = TemplateLibrary(["page": "a {{<nowhere}}{{$a}}x{{/a}}{{/nowhere}} b"])
        #expect(library.render("page", [:]).text == "a  b")
    }

    @Test func blocksPassedInALoopSeeTheItem() {
        let library = TemplateLibrary([
            "page": "{{<list}}{{$item}}{{index}}{{name}} {{/item}}{{/list}}",
            "list": "{{#items}}{{$item}}{{/item}}{{/items}}",
        ])
        #expect(library.render("page", ["items": [["name": "a"], ["name": "b"]]]).text == "0a 1b ")
    }
}
