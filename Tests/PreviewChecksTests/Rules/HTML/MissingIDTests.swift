import Testing

@testable import PreviewChecks

@Suite struct MissingIDTests {
    private func lines(_ html: String) -> [String] {
        SamplePackage(templates: ["LampView": "<form>\(html)</form>"]).lines(MissingID())
    }

    @Test(arguments: [
        ("<label for=\"b\">{{title}}</label>", "for=\"b\" of <label>"),
        ("<input id=\"a\" aria-labelledby=\"b\">", "aria-labelledby=\"b\" of <input id=\"a\">"),
        ("<i id=\"a\"></i><input aria-describedby=\"a b\">", "aria-describedby=\"b\" of <input>"),
    ])
    func findsThoseThatLeadNowhere(html: String, reference: String) {
        #expect(lines(html).count == 1)
        #expect(
            lines(html).first?.contains(": \(reference) refers to no element. Fix it, or leave it out. Seen")
                == true
        )
    }

    @Test(arguments: [
        "<label for=\"a\">{{title}}</label><input id=\"a\">", "<i id=\"a\"></i><input aria-labelledby=\"a\">",
        "<label for=\"\">{{title}}</label>", "<output for=\"b\"></output>",
    ])
    func leavesOthers(html: String) {
        #expect(lines(html) == [])
    }
}
