import Foundation
import HTTPCore
import PreviewCatalog
import Synchronization
import Testing

@testable import PreviewSite

/// Changed values of previews in an export.
struct ExportedArgumentsTests {
    private static let name = "你好 & <b>ß</b>/../%2F?#"
    private static let encoded = PercentEncoding.encode(name)

    /// Notes what is made in a worker first. What fills a shelf crashes, if asked for.
    private final class Isolation: PreviewIsolation {
        let tried = Mutex<Set<PreviewChanges>>([])
        let crashes: Bool

        init(crashes: Bool = false) { self.crashes = crashes }

        func failure(of preview: Preview, _ changes: PreviewChanges?) -> PreviewFailure.Reason? {
            tried.withLock { tried in _ = changes.map { tried.insert($0) } }
            return crashes && changes?.arguments.texts["isFull"] == "true" ? .crashed("Too many boxes.") : nil
        }

        func isKnown(_ preview: Preview, _ changes: PreviewChanges?) -> Bool { true }
    }

    private func site(_ reference: String, isolation: (any PreviewIsolation)? = nil) throws -> TestSite {
        let site = try TestSite.shelves(isolation: isolation)
        try site.edit("Docs/README.md", "# Guide\n\n```preview \(reference)\nA shelf.\n```\n")
        return site
    }

    /// The value of an attribute after a text.
    private func address(after start: String, on page: String) throws -> String {
        let rest = try #require(page.split(separator: start, maxSplits: 1).dropFirst().first, "\(start)")
        return String(rest.prefix { $0 != "\"" })
    }

    @Test func theDocsShowChangedValues() throws {
        let isolation = Isolation()
        let export = try TestExport(
            site("ShelfViewModel/left?arg.name=\(Self.encoded)&locale=de", isolation: isolation))
        let docs = try export.text("docs/README.html")
        let document = try address(after: "<iframe src=\"../", on: docs)
        let match = try #require(
            document.wholeMatch(of: /(render\/ShelfViewModel\/left\.de\.([0-9a-f]{16})\.html)\?locale=de/))
        #expect(try export.text(String(match.1)).contains("你好 &amp; &lt;b&gt;ß&lt;/b&gt;/../%2F?#, Ada"))
        // The script of the page shows the document of the digest, in any locale.
        let workbench = try address(after: "<figcaption><a href=\"../", on: docs)
        #expect(workbench == "previews/ShelfViewModel/left.html?locale=de&amp;changed=\(match.2)")
        #expect(try export.paths.contains("render/ShelfViewModel/left.\(match.2).html"))
        // Those of a control, too.
        for texts in [["name": Self.name], ["isFull": "true"]] {
            let changes = PreviewChanges(arguments: PreviewArguments(texts: texts), timeZone: "GMT")
            #expect(isolation.tried.withLock { $0.contains(changes) })
        }
    }

    @Test func aValueThatCrashesIsOnlyOnItsPages() throws {
        let export = try TestExport(TestSite.shelves(isolation: Isolation(crashes: true)))
        #expect(export.report.diagnostics.isEmpty)
        let documents = try export.paths.filter { $0.hasPrefix("render/ShelfViewModel/left.") }.map(export.text)
        #expect(documents.contains { $0.contains("Too many boxes.") })
    }

    @Test func aValueThatChangesNothingHasItsDocument() throws {
        let export = try TestExport(site("ShelfViewModel/left?arg.name=Left"))
        let document = try address(after: "<iframe src=\"../", on: try export.text("docs/README.html"))
        #expect(try export.text(document).contains("Left, Ada"))
    }
}
