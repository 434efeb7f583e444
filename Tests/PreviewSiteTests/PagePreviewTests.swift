import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshotTesting
import MarkdownDocs
import PreviewCatalog
import PreviewSnapshots
import TemplateEngine
import Testing

@testable import PreviewSite

/// The previews of the site's own pages.
struct PagePreviewTests {
    private static let renderer = renderer(BuiltInFolders.templates)
    /// Renders only what a page adds to the frame, the tree and the toolbar, which many pages share.
    private static let ownParts = renderer(
        BuiltInFolders.templates + [URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OwnParts")])

    private static func renderer(_ templates: [URL]) -> HTMLRenderer {
        HTMLRenderer(
            templates: (try? TemplateLibrary(folders: templates)) ?? TemplateLibrary(sources: []),
            localizations: TextStore(folders: [BuiltInFolders.localizations]), environment: .preview)
    }

    private static let previews = PreviewCatalog.load(withoutModule: nil).previews
        .filter { $0.place.file.hasPrefix("Tests/PreviewSiteTests/Previews/") }

    private static func snapshots(_ renderer: HTMLRenderer, locales: [String]? = nil) -> [PreviewSnapshot] {
        previews.flatMap { preview in
            renderer.localizations.locales.filter { locales?.contains($0.tag) ?? true }
                .map { PreviewSnapshot(preview, locale: $0, renderer: renderer) }
        }
    }

    @Test(arguments: snapshots(renderer))
    func isComplete(page: PreviewSnapshot) throws {
        let view = try page.render()
        #expect(view.diagnostics.isEmpty)
        #expect(view.source?.templateName == page.preview.viewName)
        if page.preview.viewName.hasSuffix("PageView") {
            let direction = page.locale.tag == "ar" ? "rtl" : "ltr"
            #expect(view.text.contains("<html lang=\"\(page.locale.tag)\" dir=\"\(direction)\""))
        }
    }

    @Test(arguments: snapshots(ownParts, locales: ["en", "ar"]))
    func isAsRecorded(page: PreviewSnapshot) throws {
        expectSnapshot(try page.render().text, named: Self.name(of: page))
    }

    @Test(arguments: snapshots(renderer, locales: ["en", "ar"]).filter { $0.preview.slug == "closed-drawer" })
    func frameIsAsRecorded(page: PreviewSnapshot) throws {
        let icons = /<svg class="sprite".*?<\/svg>/.dotMatchesNewlines()
        expectSnapshot(try page.render().text.replacing(icons, with: ""), named: "\(Self.name(of: page)).whole")
    }

    private static func name(of page: PreviewSnapshot) -> String {
        "\(page.preview.viewName)-\(page.preview.slug).\(page.locale.tag)"
    }

    @Test func everyPageHasAPreview() throws {
        #expect(Self.renderer.localizations.locales.map(\.tag).sorted() == DocsLanguages.ofSite)
        let names = try TemplateLibrary(folders: BuiltInFolders.templates).names
            .compactMap { $0.wholeMatch(of: /Host\/(\w+View)/).map { String($0.output.1) } }
        #expect(names.count > 10)
        #expect(Set(Self.previews.map(\.viewName)) == Set(names))
    }

    @Test func programsDoNotHaveThem() {
        #expect(Self.previews.count > 20)
        for catalog in [PreviewSite.catalog(), PreviewCatalog.load()] {
            #expect(!catalog.previews.contains { $0.place.file.hasPrefix("Tests/PreviewSiteTests/Previews/") })
        }
    }
}
