import Testing

@testable import PreviewChecks

@Suite struct LiteralTextTests {
    @Test(arguments: [
        ("<p>Hello, {{title}}</p>", "1:4: \"Hello\""),
        ("<p>\n  {{title}}: not\n  here</p>", "2:14: \"not here\""),
        ("<p>{{#a}}{{/a}}12</p>", "1:16: \"12\""),
        ("<img src=\"a.png\" alt=\"A lamp\">", "1:23: \"A lamp\" in the attribute alt"),
        ("<input placeholder=\"Name\">", "1:21: \"Name\" in the attribute placeholder"),
        ("<b title='Bold {{x}}'></b>", "1:11: \"Bold\" in the attribute title"),
        ("<nav aria-label=Main></nav>", "1:17: \"Main\" in the attribute aria-label"),
        ("<input type=\"submit\" value=\"Go\">", "1:29: \"Go\" in the attribute value"),
        ("<input type=\"SUBMIT\" VALUE=\"Go\">", "1:29: \"Go\" in the attribute value"),
        ("<input type=\"text\" value=\"A name\">", "1:27: \"A name\" in the attribute value"),
        ("<input value=\"A name\">", "1:15: \"A name\" in the attribute value"),
        ("<{{tag}} class=\"big\" title=\"Read more\">", "1:29: \"Read more\" in the attribute title"),
        ("<h{{a}}><p {{a}}=\"b > c\">Text", "1:26: \"Text\""),
        ("<title>Lamp</title>", "1:8: \"Lamp\""), ("<svg><title>Lamp</title></svg>", "1:13: \"Lamp\""),
        ("<p>1 < 2</p>", "1:4: \"1 < 2\""), ("<p>ランプ</p>", "1:4: \"ランプ\""),
    ])
    func findsIt(template: String, finding: String) {
        #expect(
            SamplePackage(templates: ["LampView": template]).lines(LiteralText()) == [
                "Templates/LampView.mustache:\(finding) is the same in every language. "
                    + "Make it a property of the ViewModel."
            ])
    }

    @Test(arguments: [
        "<p class=\"lamp on\" data-x=\"text\">{{title}}: · &nbsp; &copy; – /</p>", "{{! A remark }}<!-- Another -->",
        "<script>let text = '<p>Hello</p>'</script><style>p { color: red }</style>",
        "<code translate=\"no\">let <b translate='no'>x</b> = 1</code>",
        "<input value=\"{{title}}\"><input type=\"hidden\" value=\"a\"><input type=\"{{type}}\" value=\"a\">",
        "<input value=\"1\" alt=\"\" title=\"{{title}}\">",
        "<{{tag}} class=\"big\" id=\"more\">{{title}}</{{tag}}>", "<p title={{title}} class=\"big\">{{title}}</p>",
        "<{{#a}}a href=\"b\"{{/a}}{{^a}}b{{/a}} class=\"big\">{{title}}</{{#a}}a{{/a}}{{^a}}b{{/a}}>",
        "<p {{a}}=\"b > c\" data-{{b}}=\"d > e\">{{title}}</p>", "<{{> Tag}} class=\"big\">{{title}}</{{> Tag}}>",
        "<p title={{> Title}} class=\"big\">{{title}}</p>", "<{{! c }}b class=\"big\">{{title}}</b>",
        "<!doctype html>", "<p{{#a}} title=\"{{title}}\"{{/a}}>{{{html}}}</p>", "{{=<% %>=}}<p><% title %></p>",
    ])
    func leavesTheRest(template: String) {
        #expect(SamplePackage(templates: ["LampView": template]).lines(LiteralText()) == [])
    }

    @Test func leavesTheHostsTemplates() {
        let package = SamplePackage(templates: ["Host/Icons": "Text"], hostTemplates: ["Host/Icons"])
        #expect(package.lines(LiteralText()) == [])
    }

    @Test func readsOnBehindWhatIsNotTranslated() {
        let package = SamplePackage(templates: ["LampView": "<b translate=\"no\"><b>x</b></b><b>text</b>"])
        #expect(package.lines(LiteralText()).count == 1)
    }
}
