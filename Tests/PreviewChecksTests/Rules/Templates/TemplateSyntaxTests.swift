import Testing

@testable import PreviewChecks

@Suite struct TemplateSyntaxTests {
    @Test func findsWhatDoesNotParseAndWhatHasNoEnd() {
        let package = SamplePackage(templates: [
            "LampView": "<p>{{#title}}</p>", "Loop": "{{> Loop}}", "ShadeView": "<p>{{> Loop}}</p>",
        ])
        #expect(
            package.lines(TemplateSyntax()) == [
                "Templates/LampView.mustache:1:4: {{/title}} was expected before the end of the file. "
                    + "{{#title}} was opened in line 1."
            ])
    }

    @Test func findsWhatAPreviewIncludesWithoutEnd() {
        let package = SamplePackage(templates: ["LampView": "<p>{{> Loop}}</p>", "Loop": "{{> Loop}}"])
        #expect(package.lines(TemplateSyntax()).first?.hasPrefix("Templates/Loop.mustache:1:1: ") == true)
    }

    @Test func leavesWhatParses() {
        #expect(SamplePackage().lines(TemplateSyntax()) == [])
    }

    @Test func tagsOfOtherLanguagesAreFound() {
        let template = """
            <style>@keyframes a{0%{opacity:0}100%{opacity:1}}</style>
            {% if isDimmed %}
            <p>{{title}}</p> {%- endif -%}
            <%= title %> 50% } 5 <% 6
            {{=<% %>=}}<% title %>
            """
        #expect(
            SamplePackage(templates: ["LampView": template]).lines(TemplateSyntax()) == [
                "Templates/LampView.mustache:2:1: Mustache prints {% if isDimmed %} as it is. "
                    + "Mustache has no \"if\". Write {{#isDimmed}}…{{/isDimmed}}.",
                "Templates/LampView.mustache:3:18: Mustache prints {%- endif -%} as it is. "
                    + "Mustache has no \"endif\". Close a section with its name: {{/name}}.",
                "Templates/LampView.mustache:4:1: Mustache prints <%= title %> as it is. A Mustache tag begins with {{.",
            ])
    }
}
