import Testing

@testable import PreviewChecks

@Suite struct ValueAsNameTests {
    private func lines(_ template: String, others: [String: String] = [:]) -> [String] {
        SamplePackage(templates: others.merging(["LampView": "<div>\n\(template)</div>"]) { $1 }).lines(ValueAsName())
    }

    @Test(arguments: [
        "<{{title}}>a</{{title}}>", "<{{title}} class=\"a\" title=\"{{title}}\">a</{{title}}>",
        "<h{{title}}>a</h{{title}}>",
        "<{{{title}}}>a", "<my-{{ title }} class='a'>a", "<{{#isOn}}{{title}}{{/isOn}} class=\"a\">a",
    ])
    func findsNamesOfElements(template: String) {
        let lines = lines(template)
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.first?.hasPrefix("Templates/LampView.mustache:2:") == true)
        #expect(
            lines.first?.hasSuffix(
                ": \"title\" is the name of an element, so its value can add attributes. "
                    + "Write each element in a section of its own.") == true)
    }

    @Test(arguments: [
        "<p {{title}}>a</p>", "<p data-{{title}}=\"a\">a</p>", "<p {{title}}=\"a > b\">a</p>",
        "<p{{#isOn}} {{title}}{{/isOn}}>a</p>", "<p class=\"a\" {{title}}/>",
    ])
    func findsNamesOfAttributes(template: String) {
        let lines = lines(template)
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.first?.contains(": \"title\" is the name of an attribute, so its value can add others. ") == true)
    }

    @Test(arguments: [
        "<p title=\"{{title}}\">{{title}}</p>", "<p title={{title}}>a</p>", "a < {{title}} b", "<!-- <{{title}}> -->",
        "<{{#isOn}}b{{/isOn}}{{^isOn}}i{{/isOn}} class=\"a\">a", "<p{{> Attributes}}>a</p>",
    ])
    func leavesOthers(template: String) {
        #expect(lines(template) == [])
    }

    @Test func followsTemplatesInTags() {
        #expect(
            lines("<p{{> Attributes}}>a</p>", others: ["Attributes": " {{title}}=\"a\""]).first?.hasPrefix(
                "Templates/Attributes.mustache:1:2: \"title\" is the name of an attribute") == true)
    }
}
