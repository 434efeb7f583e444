import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

struct TreeTests {
    private let site: TestSite
    private let context: PageContext

    init() throws {
        site = try TestSite()
        context = site.site.context(
            of: try HTTPRequest(target: "/?q=note&locale=de"), for: CatalogPage(), site.site.loader.current())
    }

    /// The views of each feature, by its name.
    private func views(in tree: TreeViewModel) -> [String: [String]] {
        Dictionary(uniqueKeysWithValues: tree.features.map { ($0.name, $0.views.map(\.name)) })
    }

    @Test func aSmallTreeHasAllViews() {
        let tree = TreeViewModel(context)
        #expect(views(in: tree) == ["Greetings": ["GreetingView"], "Notes": ["NoteView"]])
        #expect(tree.features.allSatisfy { $0.wholeAddress == nil })
    }

    @Test func aLargeTreeHasOnlyTheViewsOfTheCurrentFeature() throws {
        let preview = try #require(context.content.catalog.preview("NoteViewModel"))
        let tree = TreeViewModel(context, current: preview, maxViews: 1)
        #expect(views(in: tree) == ["Greetings": [], "Notes": ["NoteView"]])
        #expect(tree.features.map(\.wholeAddress) == ["/search?locale=de", nil])
        #expect(views(in: TreeViewModel(context, maxViews: 1)) == ["Greetings": [], "Notes": []])
        #expect(views(in: TreeViewModel(context, maxViews: 2)) == views(in: TreeViewModel(context)))
    }

    @Test func thePageOfTheSearchHasTheWholeTree() {
        let tree = TreeViewModel(context, isWhole: true, maxViews: 1)
        #expect(views(in: tree) == views(in: TreeViewModel(context)))
    }

    @Test func aGroupWithoutViewsIsClosedAndLeadsToThem() throws {
        let page = try TestSite(catalog: TestCatalog.numbered()).page("/")
        #expect(page.matches(of: /<details class="tree-feature" data-remember/).count == 1)
        let link = page.firstMatch(of: /<ul data-whole="\/search">\n<li><a href="(?<address>[^"]*)">/)
        #expect(link?.output.address == "/search")
        #expect(page.matches(of: /<li data-names/).isEmpty)
        let whole = try TestSite(catalog: TestCatalog.numbered()).page("/search")
        #expect(whole.matches(of: /<li data-names/).count == 216)
        #expect(whole.matches(of: /<details class="tree-feature" open/).count == 1)
        #expect(try TestSite(catalog: TestCatalog.numbered()).page("/search?q=x").matches(of: /<li data-names/).isEmpty)
    }
}
