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
        let docs = try export.text("docs/README.dark.html")
        let document = try address(after: "<iframe src=\"../", on: docs)
        #expect(document.wholeMatch(of: /render\/ShelfViewModel\/left\.de\.dark\.[0-9a-f]{16}\.html/) != nil)
        #expect(try export.text(document).contains("你好 &amp; &lt;b&gt;ß&lt;/b&gt;/../%2F?#, Ada"))
        let workbench = try address(after: "<figcaption><a href=\"../", on: docs)
        let page = try export.text(workbench)
        #expect(page.contains("src=\"../../\(document)\""))
        // Those of a control, too.
        for texts in [["name": Self.name], ["isFull": "true"]] {
            let changes = PreviewChanges(arguments: PreviewArguments(texts: texts), timeZone: "GMT")
            #expect(isolation.tried.withLock { $0.contains(changes) })
        }
    }

    @Test func onlyWhatTheBlockLeavesOutVaries() throws {
        let paths = try TestExport(site("ShelfViewModel/left?arg.name=A&locale=de")).paths
        let others = try TestExport(site("ShelfViewModel/left?locale=de")).paths
        let changed = paths.subtracting(others).filter { $0.hasPrefix("render/") }
        #expect(changed.count == 3)
        #expect(changed.allSatisfy { $0.hasPrefix("render/ShelfViewModel/left.de.") })
    }

    @Test func toolsKeepThem() throws {
        let export = try TestExport(site("ShelfViewModel/left?arg.name=A"))
        let docs = try export.text("docs/README.html")
        let workbench = try address(after: "<a href=\"../previews/ShelfViewModel/left.", on: docs)
        let page = try export.text("previews/ShelfViewModel/left.\(workbench)")
        let digest = workbench.prefix(16)
        for name in ["left.de", "left.dark", "left.panels"] {
            #expect(page.contains("href=\"\(name).\(digest).html"))
        }
        #expect(page.contains("href=\"../../matrix/ShelfViewModel.html\""))
        #expect(page.contains("href=\"right.html\""))
    }

    @Test func aValueThatCrashesIsOnlyOnItsPages() throws {
        let export = try TestExport(TestSite.shelves(isolation: Isolation(crashes: true)))
        #expect(export.report.faults.isEmpty)
        let documents = try export.paths.filter { $0.hasPrefix("render/ShelfViewModel/left.") }.map(export.text)
        #expect(documents.contains { $0.contains("Too many boxes.") })
    }

    @Test func aValueThatChangesNothingHasItsPages() throws {
        let export = try TestExport(site("ShelfViewModel/left?arg.name=Left"))
        let docs = try export.text("docs/README.html")
        let workbench = try address(after: "<a href=\"../previews/ShelfViewModel/left.", on: docs)
        #expect(try export.text("previews/ShelfViewModel/left.\(workbench)").contains("preview-frame"))
    }
}
