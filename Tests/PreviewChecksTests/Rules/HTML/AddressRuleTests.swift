import Testing

@testable import PreviewChecks

/// The rules about addresses and scripts in HTML.
@Suite struct AddressRuleTests {
    private static let assets: Set<String> = ["app.css", "images/lamp.png", "preview-host/icon.svg"]

    private func lines(_ rule: some CheckRule, _ html: String) -> [String] {
        SamplePackage(templates: ["LampView": "<div>\(html)</div>"], assets: Self.assets).lines(rule)
    }

    @Test(arguments: [
        ("<img src=\"/assets/images/lmap.png\">", "src of <img>", "Did you mean /assets/images/lamp.png?"),
        ("<link href=\"/assets/other.css?v=2\">", "href of <link>", "Add Public/other.css."),
        ("<img srcset=\"/assets/app.css 1x, /assets/b%20c.png 2x\">", "srcset of <img>", "Add Public/b c.png."),
        ("<img srcset=\"/assets/a,b.png 1x,/assets/app.css 2x\">", "srcset of <img>", "Add Public/a,b.png."),
        ("<p style=\"background: url('/assets/zzzzz')\">", "style of <p>", "Add Public/zzzzz."),
        ("{{#isDimmed}}<img src=\"/assets/none\">{{/isDimmed}}", "src of <img>", "Add Public/none."),
    ])
    func assetsThatAreMissingAreFound(html: String, attribute: String, hint: String) {
        let lines = lines(MissingAsset(), html)
        #expect(lines.count == 1)
        #expect(lines.first?.contains(": The \(attribute) leads to no file: /assets/") == true, "\(lines)")
        #expect(lines.first?.hasSuffix(hint) == true, "\(lines)")
    }

    @Test(arguments: [
        "<img src=\"/assets/images/lamp.png#x\">", "<img src=\"/assets/preview-host/icon.svg\">",
        "<img src=\"/a.png\">",
        "<img src=\"https://example.com/assets/a.png\">", "<p style=\"background: url(/assets/app.css)\"></p>",
        "<img alt=\"/assets/a.png\">",
    ])
    func assetsThatExistAreLeft(html: String) {
        #expect(lines(MissingAsset(), html) == [])
    }

    @Test func anAddressThatAValueMakesIsFoundInThePreview() {
        let package = SamplePackage(
            texts: ["L.yml": "en: { LampViewModel: { title: lamp } }"],
            templates: ["LampView": "<p><img src=\"/assets/{{title}}.png\"></p>"], assets: Self.assets)
        #expect(
            package.lines(MissingAsset()) == [
                "Templates/LampView.mustache:1:4: The src of <img> leads to no file: /assets/lamp.png. "
                    + "Did you mean /assets/images/lamp.png? Seen in the preview 'lit' of LampViewModel."
            ])
    }

    @Test(arguments: [
        ("<button onclick=\"go()\">", "blocks the onclick of <button>. Add a listener in a script file."),
        ("<script>go()</script>", "blocks this inline script. Move it to a file in Public."),
        ("<script type=\"MODULE\">go()</script>", "blocks this inline script. Move it to a file in Public."),
    ])
    func scriptsThatAreBlockedAreFound(html: String, message: String) {
        #expect(
            lines(BlockedScript(), html) == [
                "Templates/LampView.mustache:1:6: The content security policy \(message)"
            ])
    }

    @Test(arguments: [
        "<script src=\"/assets/app.js\"></script>", "<script src=\"{{title}}\"></script>",
        "<script type=\"application/ld+json\">{}</script>", "<p one=\"1\" data-onclick=\"x\"></p>",
    ])
    func scriptsThatRunAreLeft(html: String) {
        #expect(lines(BlockedScript(), html) == [])
    }

    @Test(arguments: [
        ("<a href=\"javascript:void(0)\">", "href of <a>", "the content security policy blocks 'javascript:void(0)'"),
        ("<form action=\" java\nscript:go()\">", "action of <form>", "the content security policy blocks"),
        ("<button formaction=\"VBScript:x\">", "formaction of <button>", "the content security policy blocks"),
        ("<form action=\"\">", "action of <form>", "it is empty"),
        ("<form action=\"mailto:a@example.com\">", "action of <form>", "a form cannot be sent to 'mailto:'"),
        ("<a href=\"data:text/html,x\">", "href of <a>", "browsers do not open data: addresses as pages"),
        ("<img src=\"file:///a.png\">", "src of <img>", "browsers do not open files from a page of a server"),
        ("<p style=\"background:URL( javascript:x )\">", "style of <p>", "the content security policy blocks"),
        ("<p style=\"color: red; background: url('')\">", "style of <p>", "it is empty"),
    ])
    func addressesThatCannotBeUsedAreFound(html: String, attribute: String, reason: String) {
        let lines = lines(UnusableAddress(), html)
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.first?.contains("The \(attribute) cannot be used, because \(reason)") == true, "\(lines)")
    }

    @Test(arguments: [
        "<a href=\"/a\"></a>", "<a href=\"#a\"></a>", "<a href=\"\"></a>", "<a href=\"mailto:a@example.com\"></a>",
        "<form action=\"/orders?x=a:b\"></form>", "<form action=\"https://example.com/\"></form>", "<form></form>",
        "<img src=\"data:image/png;base64,AA\">", "<p style=\"background: url(/a.png)\"></p>",
        "<form action=\"{{title}}\"></form>", "<link href=\"data:,\">",
    ])
    func addressesThatCanBeUsedAreLeft(html: String) {
        #expect(lines(UnusableAddress(), html) == [])
    }
}
