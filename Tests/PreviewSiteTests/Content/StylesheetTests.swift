import Diagnostics
import Foundation
import Testing

@testable import PreviewSite

/// What the stylesheets of the site and of the example may say.
struct StylesheetTests {
    @Test func sidesAreNamedByTheDirectionOfTheText() throws {
        let publicFolder = URL(filePath: #filePath).appending(path: "../../../../Public").standardizedFileURL
        let sheets = FolderFiles(below: publicFolder).files.filter { $0.path.hasSuffix(".css") }
        #expect(sheets.count > 5)
        for sheet in sheets {
            let physical = Self.physical(in: try String(contentsOfFile: sheet.file, encoding: .utf8))
            #expect(physical.isEmpty, "\(sheet.path)")
        }
    }

    @Test(arguments: [
        "a { left: 0 }", "a { margin-left: 1px; }", "a{text-align:right}", "a { border-left-color: red; }",
        "a { border-top-left-radius: 1px }", "a { padding: 0 1px 2px 3px; }", "a { float: left }",
    ])
    func namesOfSidesAreFound(rule: String) {
        #expect(Self.physical(in: rule).count == 1)
    }

    @Test(arguments: [
        "a { inset-inline-start: 0 }", "a { text-align: start; }", ".left { color: red }", "/* left: 0 */",
        "a { padding: 0 1px 2px 1px; }", "a { margin: 0 auto; }",
    ])
    func otherNamesAreNot(rule: String) {
        #expect(Self.physical(in: rule).isEmpty)
    }

    @Test func whatIsBlockedInStylesAndDocsIsNamed() throws {
        let site = try TestSite(files: [
            "Public/fonts.css": "p {}\n@font-face { src: url(https://fonts.example/a.woff2) }\n",
            "Docs/Pictures.md": "# Pictures\n\n![Bench](https://pictures.example/bench.png)\n",
        ])
        let content = site.site.loader.current().content
        let style = try #require(content.diagnostics.first { $0.kind == .blockedResource })
        #expect(style.place?.description == "Public/fonts.css:2")
        #expect(style.message.contains("https://fonts.example/a.woff2"))
        #expect(try site.page("/docs/Pictures").contains("https://pictures.example/bench.png. Copy it to Docs."))
        #expect(!(try site.page("/coverage").contains("https://pictures.example")))
    }

    /// The declarations that name the left or the right, or that set both to different lengths.
    private static func physical(in text: String) -> [String] {
        let sided = /(^|-)(left|right)(-|\s*$)/
        return text.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
            .matches(of: /([\w-]+)\s*:\s*([^;{}]+)/)
            .filter { declaration in
                let (_, property, value) = declaration.output
                let lengths = value.replacing(/\([^()]*\)/, with: "").split(whereSeparator: \.isWhitespace)
                let isUneven = lengths.count == 4 && lengths[1] != lengths[3]
                return property.contains(sided)
                    || ["text-align", "float", "clear"].contains(property) && value.contains(sided)
                    || ["margin", "padding", "inset"].contains(property) && isUneven
            }
            .map { String($0.output.0) }
    }
}
