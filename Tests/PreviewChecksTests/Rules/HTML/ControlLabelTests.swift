import Testing

@testable import PreviewChecks

@Suite struct ControlLabelTests {
    private func lines(_ html: String) -> [String] {
        SamplePackage(templates: ["LampView": "<form>\(html)</form>"]).lines(ControlLabel())
    }

    @Test(arguments: [
        "<input name=\"q\">", "<input id=\"a\" placeholder=\"{{title}}\">", "<select id=\"a\"></select>",
        "<label for=\"b\">{{title}}</label><textarea id=\"a\"></textarea>", "<label for=\"a\"></label><input id=\"a\">",
        "<label><input></label>", "<button></button>", "<button><svg aria-hidden=\"true\"></svg></button>",
        "<button><span aria-hidden=\"true\">{{title}}</span></button>", "<a href=\"/\"></a>", "<input type=\"image\">",
        "<input aria-labelledby=\"nowhere\">", "<button aria-label=\" \"></button>", "<meter value=\"1\"></meter>",
        "<input type=\"button\">", "<iframe src=\"/\"></iframe>", "<label>{{title}} <input></label><input>",
        "<span role=\"button\" tabindex=\"0\"></span>", "<div role=\"textbox\">{{title}}</div>",
        "<i role=\"checkbox\"></i>", "<details><summary></summary></details>", "<p hidden></p><button></button>",
    ])
    func findsThoseWithout(html: String) {
        #expect(lines(html).count == 1)
    }

    @Test(arguments: [
        "<label for=\"a\">{{title}}</label><input id=\"a\">", "<label>{{title}} <input></label>",
        "<label><select></select> {{title}}</label>", "<input aria-label=\"{{title}}\">", "<input title=\"{{title}}\">",
        "<b id=\"t\">{{title}}</b><input aria-labelledby=\"x t\">", "<input type=\"hidden\">",
        "<input type=\"submit\">",
        "<button>{{title}}</button>", "<button><img alt=\"{{title}}\"></button>", "<a name=\"x\"></a>",
        "<button><svg aria-label=\"{{title}}\"></svg></button>", "<input type=\"image\" alt=\"{{title}}\">",
        "<span role=\"button\">{{title}}</span>", "<div role=\"textbox\" aria-label=\"{{title}}\"></div>",
        "<i role=\"img\"></i>", "<input aria-hidden=\"true\">", "<button hidden></button>",
        "<p aria-hidden=\"true\"><b><button></button></b><input></p>", "<template><button></button></template>",
        "<input type=\"button\" value=\"{{title}}\">",
        "<label>{{title}} <input type=\"hidden\"><input type=\"checkbox\"></label>",
        "<b id=\"t\" aria-hidden=\"true\">{{title}}</b><input aria-labelledby=\"t\">",
    ])
    func leavesThoseWith(html: String) {
        #expect(lines(html) == [])
    }

    @Test func namesTheControl() {
        #expect(
            lines("<input type=\"text\" name=\"q\" class=\"field\">") == [
                "Templates/LampView.mustache:1:7: <input name=\"q\" type=\"text\"> has no label. Name it with a label, a text or "
                    + "an aria-label. Seen in the preview 'lit' of LampViewModel."
            ])
    }
}
