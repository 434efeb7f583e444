import TemplateEngine
import Testing

@Suite struct TemplateReferenceTests {
    @Test func everyNameIsListedWithItsPlace() {
        let library = TemplateLibrary([
            "page": """
            {{title}} {{{body}}}
            {{#items}}{{name.first}}{{#tags}}{{.}}{{/tags}}{{/items}}
            {{^items}}{{> Empty}}{{> *kind}}{{/items}}
            {{<Layout}}{{$main}}{{x}}{{/main}}{{/Layout}}
            {{$footer}}{{/footer}}
            """
        ])
        let references = library.references(of: "page").map {
            "\($0.kind) \($0.name) \($0.sections) \($0.location.line):\($0.location.column)"
        }
        #expect(
            references == [
                "variable title [] 1:1", "variable body [] 1:11",
                "section items [] 2:1", #"variable name.first ["items"] 2:11"#, #"section tags ["items"] 2:25"#,
                #"variable . ["items", "tags"] 2:34"#,
                "invertedSection items [] 3:1", "partial Empty [] 3:11", "dynamicTemplate kind [] 3:22",
                "passedBlock main [] 4:12", "parent Layout [] 4:1", "variable x [] 4:21",
                "block footer [] 5:1",
            ])
    }

    @Test func aTemplateThatIsNotThereHasNone() {
        #expect(TemplateLibrary(["a": "{{#x}}"]).references(of: "a").isEmpty)
        #expect(TemplateLibrary(["a": ""]).references(of: "b").isEmpty)
    }
}
