import Foundation
import MarkdownDocs
import Testing

@testable import PreviewChecks

/// The rules about what the content security policy blocks.
@Suite struct ForeignResourceTests {
    private func lines(_ html: String) -> [String] {
        SamplePackage(templates: ["LampView": "<div>\n\(html)</div>"]).lines(ForeignResource())
    }

    @Test(arguments: [
        ("<img src=\"https://a.example/b.png\" alt=\"\">", "src of <img>"),
        ("<img srcset=\"//a.example/b.png 2x\" alt=\"\">", "srcset of <img>"),
        ("<video poster=\"http://a.example/b.png\"></video>", "poster of <video>"),
        ("<video src=\"data:video/mp4,a\"></video>", "src of <video>"),
        ("<iframe src=\"HTTPS://a.example\" title=\"a\"></iframe>", "src of <iframe>"),
        ("<link rel=\"stylesheet\" href=\"https://a.example/b.css\">", "href of <link>"),
        ("<script src=\"https://a.example/b.js\"></script>", "src of <script>"),
        ("<p style=\"background: url(https://a.example/b.png)\"></p>", "style of <p>"),
        ("<form action=\"https://a.example/b\"></form>", "action of <form>"),
        ("<object data=\"https://a.example/b\"></object>", "data of <object>"),
    ])
    func resourcesOfOtherHostsAreFound(html: String, attribute: String) {
        let lines = lines(html)
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.first?.hasPrefix("Templates/LampView.mustache:2:1: ") == true, "\(lines)")
        #expect(lines.first?.contains("blocks the \(attribute): ") == true, "\(lines)")
    }

    @Test(arguments: [
        "<img src=\"/assets/a.png\" alt=\"\">", "<img src=\"data:image/png;base64,a\" alt=\"\">",
        "<a href=\"https://a.example\">a</a>", "<link rel=\"canonical\" href=\"https://a.example\">",
        "<p style=\"background: url('data:image/png;base64,a')\"></p>",
        "<blockquote cite=\"https://a.example\">a</blockquote>",
        "<form action=\"/a\"></form>",
        "<style>p { background: url(/assets/a.png) } /* url(https://a.example) */</style>",
    ])
    func othersAreLeft(html: String) {
        #expect(lines(html) == [])
    }

    @Test func stylesInTemplatesAreRead() {
        let lines = lines("<style>\n@import 'https://a.example/b.css';\np { src: url( //a.example/c.woff2 ) }</style>")
        #expect(
            lines.map { $0.prefix(33) } == ["Templates/LampView.mustache:3:10:", "Templates/LampView.mustache:4:15:"])
    }

    @Test func anAddressThatAValueMakesIsFoundInThePreview() {
        let package = SamplePackage(
            texts: ["L.yml": "en: { LampViewModel: { title: \"https://a.example/b.png\" } }"],
            templates: ["LampView": "<p><img src=\"{{title}}\" alt=\"\"></p>"])
        #expect(package.lines(ForeignResource()).count == 1)
    }

    @Test func styleSheetsAndDocsAreRead() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "checks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let css =
            "@font-face { src: url(data:font/woff2,a) }\n@font-face {\n  src: url(\"https://a.example/b.woff2\") }\n"
        for (path, text) in [
            ("Public/a.css", css),
            ("Docs/A.md", "# A\n\n![b](https://a.example/b.png) [c](https://a.example) ![d](d.png)\n"),
        ] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        var package = SamplePackage(root: folder)
        package.docs = DocsLibrary(folders: [folder.appending(path: "Docs")])
        let styles = package.lines(ForeignStyle())
        #expect(styles.count == 1 && styles.first?.hasPrefix("Public/a.css:3: ") == true, "\(styles)")
        let images = package.lines(ForeignImage())
        #expect(images.count == 1 && images.first?.hasPrefix("Docs/A.md:3: ") == true, "\(images)")
    }
}
