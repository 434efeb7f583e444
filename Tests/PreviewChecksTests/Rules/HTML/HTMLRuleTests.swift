import PreviewCatalog
import Testing

@testable import PreviewChecks

/// The rules that look at the HTML of previews.
@Suite struct HTMLRuleTests {
    private static let seen = "Seen in the preview 'lit' of LampViewModel."

    private func lines(_ rule: some CheckRule, _ template: String) -> [String] {
        SamplePackage(templates: ["LampView": template]).lines(rule)
    }

    @Test(arguments: [
        ("<p></p><b></b>", ":1:8", "The view is not a single element, but <p>, <b>. Wrap them in one."),
        ("<p></p>{{title}}", ":1:1", "The view is not a single element, but <p>, text. Wrap them in one."),
        ("{{title}}", "", "The view is not a single element, but text. Wrap them in one."),
        ("", "", "The view has no element. Wrap its content in one."),
        ("<!-- nothing --> ", "", "The view has no element. Wrap its content in one."),
    ])
    func severalRootsAreFound(template: String, place: String, message: String) {
        #expect(lines(SingleRoot(), template) == ["Templates/LampView.mustache\(place): \(message) \(Self.seen)"])
    }

    @Test(arguments: ["<p></p>", " <!-- a --><tr><td></td></tr>\n"])
    func oneRootIsLeft(template: String) {
        #expect(lines(SingleRoot(), template) == [])
    }

    @Test(arguments: [
        ("<tr><td>{{title}}</td></tr>", "<tr>", "<table>"),
        ("<!-- a --><option>{{title}}</option>", "<option>", "<select>"),
    ])
    func anElementThatNeedsAContainerIsFound(template: String, element: String, container: String) {
        let lines = lines(NeedsContainer(), template)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("Browsers show \(element) only inside of \(container).") == true, "\(lines)")
        #expect(self.lines(NeedsContainer(), "<p>{{title}}</p>") == [])
    }

    @Test func anIdThatStandsTwiceIsFoundOnce() {
        #expect(
            lines(DuplicateID(), "<p id=\"a\"><b id=\"a\"></b><i id=\"a\"></i><i id=\"b\"></i></p>") == [
                "Templates/LampView.mustache:1:11: The id \"a\" is used twice. Make it different for each element. \(Self.seen)"
            ])
        #expect(lines(DuplicateID(), "<p id=\"a\"><b id=\"b\"></b></p>") == [])
    }

    @Test(arguments: [
        "<img src=\"a.png\">", "<svg role=\"img\"><path d=\"\"/></svg>", "<i role=\"img\"></i>",
        "<svg role=\"img\"><title> </title></svg>", "<svg role=\"IMG\"></svg>", "<map><area href=\"/\"></map>",
        "<map><area href=\"/\" alt=\"\"></map>",
    ])
    func imagesWithoutTextAreFound(template: String) {
        #expect(lines(ImageText(), "<div>\(template)</div>").count == 1)
    }

    @Test(arguments: [
        "<img src=\"a.png\" alt=\"\">", "<img src=\"a.png\" alt=\"{{title}}\">", "<svg><path d=\"\"/></svg>",
        "<svg role=\"img\"><title>{{title}}</title></svg>", "<i role=\"img\" aria-label=\"{{title}}\"></i>",
        "<img src=\"a.png\" aria-hidden=\"true\">", "<p hidden><img></p>",
        "<map><area><area href=\"/\" alt=\"{{title}}\"></map>",
    ])
    func imagesWithTextAreLeft(template: String) {
        #expect(lines(ImageText(), "<div>\(template)</div>") == [])
    }

    @Test func theSameInSeveralPreviewsIsToldOnce() {
        let package = SamplePackage(
            templates: ["LampView": "<img>"], previews: [SamplePackage.lamp, .lamp("Dark", .stub())])
        let lines = package.lines(ImageText())
        #expect(lines.count == 1)
        #expect(lines.first?.hasSuffix("Seen in the preview 'lit' of LampViewModel and 1 more.") == true)
    }

    @Test func whatAnIncludedViewHasIsToldOfThatOne() {
        let shade = PreviewRecord(name: "Red", file: "/package/Sources/Lamps/ShadeView.swift", line: 3) {
            ShadeView.previewHost(viewModel: .stub())
        }
        let package = SamplePackage(
            templates: [
                "LampView": "<div>{{> Row}}</div>", "Row": "{{#child}}{{> ShadeView}}{{/child}}", "ShadeView": "<img>",
            ],
            previews: [.lamp("With", LampViewModel(child: .stub())), shade])
        let lines = package.lines(ImageText())
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Templates/ShadeView.mustache:1:1: <img> has no text") == true)
    }
}
