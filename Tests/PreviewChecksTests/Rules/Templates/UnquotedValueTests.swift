import Testing

@testable import PreviewChecks

@Suite struct UnquotedValueTests {
    private func lines(_ template: String, others: [String: String] = [:]) -> [String] {
        SamplePackage(templates: others.merging(["LampView": "<div>\n\(template)</div>"]) { $1 }).lines(UnquotedValue())
    }

    @Test(arguments: [
        "<p title={{title}}>a</p>", "<p title={{title}} class=\"a\">a</p>",
        "<p title=a{{title}}>a</p>", "<{{tag}} title={{title}}>a</{{tag}}>", "<p {{name}}={{title}}>a</p>",
        "<p{{#isOn}} title={{title}}{{/isOn}}>a</p>", "<p title={{#isOn}}{{title}}{{/isOn}}>a</p>",
        "<p title={{{title}}}>a</p>",
        "<p title = {{title}}>a</p>", "<input value={{title}}/>", "{{=<% %>=}}<p title=<% title %>>a</p>",
    ])
    func findsThem(template: String) {
        let lines = lines(template)
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.first?.hasPrefix("Templates/LampView.mustache:2:") == true)
        #expect(lines.first?.hasSuffix("so its value can add attributes. Write =\"{{title}}\".") == true)
    }

    @Test(arguments: [
        "<p title=\"{{title}}\" class='a {{title}}'>{{title}}</p>", "<p{{#isOn}} hidden{{/isOn}}>{{title}}</p>",
        "<p title=\"a > {{title}}\">a</p>", "a < b {{title}} > c", "<!-- <p title={{title}}> -->",
        "<p title=\"{{> LampTitle}}\">a</p>", "<{{title}}>a</{{title}}>", "<p data-{{title}}=\"a\">a</p>",
        "<p {{title}}>a</p>", "<{{#isOn}}b{{/isOn}}{{^isOn}}i{{/isOn}} class=\"a\">a</p>",
    ])
    func leavesOthers(template: String) {
        #expect(lines(template) == [])
    }

    @Test func followsTemplatesInTags() {
        let others = ["Attributes": " id=\"{{title}}\"\n{{> More}}", "More": "title={{title}}", "Other": "a={{title}}"]
        #expect(
            lines("<p{{> Attributes}}>{{> Other}}</p>", others: others) == [
                "Templates/More.mustache:1:7: \"title\" has no quotes around it, so its value can add attributes. "
                    + "Write =\"{{title}}\"."
            ])
    }
}
