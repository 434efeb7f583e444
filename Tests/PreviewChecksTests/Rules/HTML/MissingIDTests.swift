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
        ("<output for=\"b\"></output>", "for=\"b\" of <output>"),
        ("<button popovertarget=\"b\">{{title}}</button>", "popovertarget=\"b\" of <button>"),
        ("<button commandfor=\"b\">{{title}}</button>", "commandfor=\"b\" of <button>"),
        ("<input list=\"b\">", "list=\"b\" of <input>"), ("<select form=\"b\"></select>", "form=\"b\" of <select>"),
        (
            "<table><tr><th id=\"a\"></th><td headers=\"a b\"></td></tr></table>",
            "headers=\"b\" of <td>"
        ),
        ("<i aria-controls=\"b\"></i>", "aria-controls=\"b\" of <i>"),
        ("<ul aria-owns=\"b\"></ul>", "aria-owns=\"b\" of <ul>"),
        ("<i aria-activedescendant=\"b\"></i>", "aria-activedescendant=\"b\" of <i>"),
        ("<i aria-details=\"b\"></i>", "aria-details=\"b\" of <i>"),
        ("<i aria-errormessage=\"b\"></i>", "aria-errormessage=\"b\" of <i>"),
        ("<i aria-flowto=\"b\"></i>", "aria-flowto=\"b\" of <i>"), ("<i itemref=\"b\"></i>", "itemref=\"b\" of <i>"),
        ("<a href=\"#b\">{{title}}</a>", "href=\"#b\" of <a href=\"#b\">"),
        ("<a href=\"#b:~:text=c\">{{title}}</a>", "href=\"#b:~:text=c\" of <a href=\"#b:~:text=c\">"),
        ("<svg><use href=\"#top\"/></svg>", "href=\"#top\" of <use href=\"#top\">"),
        ("<svg><use xlink:href=\"#b\"/></svg>", "xlink:href=\"#b\" of <use>"),
        ("<svg><path id=\"a\" fill=\"url(#b) none\"/></svg>", "fill=\"url(#b)\" of <path id=\"a\">"),
        ("<p style=\"clip-path: url('#b')\">{{title}}</p>", "style=\"url(#b)\" of <p>"),
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
        "<label for=\"\">{{title}}</label>", "<output for=\"a\"></output><input id=\"a\">",
        "<a href=\"#\">{{title}}</a><a href=\"#top\">{{title}}</a><a href=\"#Top\">{{title}}</a>",
        "<a href=\"#:~:text=b\">{{title}}</a><a href=\"/b#c\">{{title}}</a><a href=\"#/orders\">{{title}}</a>",
        "<a href=\"#%C3%A4\">{{title}}</a><a href=\"#b%20c\">{{title}}</a><i id=\"ä\"></i><i id=\"b%20c\"></i>",
        "<a href=\"#b\">{{title}}</a><a name=\"b\"></a>", "<meta form=\"b\"><p list=\"b\" headers=\"b\"></p>",
        "<svg><path id=\"a\"/><use href=\"#a\" fill=\"url(#a)\"/><use href=\"/assets/a.svg#b\"/></svg>",
        "<p style=\"background: url(/assets/a.svg#b)\" fill=\"url(#b)\">{{title}}</p>",
    ])
    func leavesOthers(html: String) {
        #expect(lines(html) == [])
    }
}
