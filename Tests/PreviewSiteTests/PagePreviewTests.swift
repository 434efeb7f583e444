import FOSMVVM
import HTMLRendering
import HTMLSnapshotTesting
import PreviewCatalog
import PreviewSnapshots
import TemplateEngine
import Testing

@testable import PreviewSite

/// The previews of the site's own pages.
struct PagePreviewTests {
    private static let renderer = HTMLRenderer(
        templates: (try? TemplateLibrary(folders: BuiltInFolders.templates)) ?? TemplateLibrary(sources: []),
        localizations: LocalizationStore(folders: [BuiltInFolders.localizations]), environment: .preview)

    private static let previews = PreviewCatalog.load(withoutModule: nil).previews
        .filter { $0.place.file.hasPrefix("Tests/PreviewSiteTests/Previews/") }

    private static let snapshots = previews.flatMap { preview in
        renderer.localizations.locales.map { PreviewSnapshot(preview, locale: $0, renderer: renderer) }
    }

    @Test(arguments: snapshots)
    func isCompleteAndAsRecorded(snapshot: PreviewSnapshot) throws {
        let view = try snapshot.render()
        #expect(view.diagnostics.isEmpty)
        #expect(view.source?.templateName == snapshot.preview.viewName)
        if snapshot.preview.viewName.hasSuffix("PageView") {
            let direction = snapshot.locale.tag == "ar" ? "rtl" : "ltr"
            #expect(view.text.contains("<html lang=\"\(snapshot.locale.tag)\" dir=\"\(direction)\""))
        }
        guard ["en", "ar"].contains(snapshot.locale.tag) else { return }
        let name = "\(snapshot.preview.viewName)-\(snapshot.preview.slug).\(snapshot.locale.tag)"
        // The icons are the same on every page.
        let icons = /<svg class="sprite".*?<\/svg>/.dotMatchesNewlines()
        expectSnapshot(view.text.replacing(icons, with: ""), named: name)
    }

    @Test func everyPageHasAPreview() throws {
        #expect(Self.renderer.localizations.locales.count == 7)
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
