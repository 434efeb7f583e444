import Testing

@testable import PreviewSite

struct AssetReferencesTests {
    private static let files = [
        "Public/app.css": "p { background: url(\"images/dot.svg\") }\n", "Public/images/dot.svg": "<svg/>\n",
        "Public/images/own photo.png": "1", "Public/images/other.png": "1", "Public/page.html": "<img src=other.png>",
        "Public/tool.js": "import './parts/part.js'", "Public/parts/part.js": "",
    ]

    private func digest(_ site: TestSite, _ html: String) -> String {
        site.site.loader.latest().content.assets.digest(ofFilesIn: html)
    }

    @Test(arguments: [
        ("<img src='/assets/images/own%20photo.png'>", "Public/images/own photo.png", true),
        ("<img src=\"/assets/images/own photo.png\">", "Public/images/own photo.png", true),
        ("<img srcset=\"/assets/images/other.png 2x\">", "Public/images/other.png", true),
        ("<a href=\"/assets/page.html\">", "Public/images/other.png", true),
        ("<p>", "Public/images/dot.svg", true), ("<p>", "Public/images/other.png", false),
        ("<img src='/assets/images/another.png'>", "Public/images/other.png", false), ("<p>", "Public/app.css", false),
        ("<script src='/assets/tool.js'></script>", "Public/images/other.png", true),
    ])
    func onlyFilesThatADocumentCanShowChangeItsDigest(html: String, file: String, isChanged: Bool) throws {
        let site = try TestSite(files: TestSite.files.merging(Self.files) { $1 })
        let before = digest(site, html)
        try site.edit(file, "p { color: red; background: url('images/dot.svg') } /* changed */")
        #expect((digest(site, html) != before) == isChanged)
    }
}
