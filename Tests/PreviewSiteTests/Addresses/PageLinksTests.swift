import FOSMVVM
import Testing

@testable import PreviewSite

struct PageLinksTests {
    private var parameters: PageParameters {
        var parameters = PageParameters()
        parameters.locale = LocaleIdentifier("pt-BR")
        parameters.theme = .dark
        parameters.width = PreviewLength(pixels: 390)
        parameters.query = "a&b=ü 你好"
        return parameters
    }

    @Test func keepsParametersAndEncodesThem() {
        #expect(
            PageLinks(page: CatalogPage(), parameters: parameters).address(CatalogPage())
                == "/?locale=pt-BR&theme=dark&width=390&q=a%26b%3D%C3%BC%20%E4%BD%A0%E5%A5%BD")
    }

    @Test func leavesDefaultsOut() {
        let links = PageLinks(page: CatalogPage(), parameters: PageParameters())
        #expect(links.address(WorkbenchPage(viewModel: "A", slug: "b")) == "/previews/A/b")
        #expect(links.address(CatalogPage()) { $0.theme = .system } == "/")
    }

    @Test func changesOneParameter() {
        let links = PageLinks(page: CatalogPage(), parameters: parameters)
        #expect(
            links.address(DocumentationPage(path: "Guides/A b")) { $0.width = nil }
                == "/docs/Guides/A%20b?locale=pt-BR&theme=dark")
    }

    @Test func aDocumentKeepsOnlyWhatChangesThePreview() {
        let links = PageLinks(page: CatalogPage(), parameters: parameters)
        #expect(
            links.address(BareDocument(viewModel: "A", slug: "ohne-gruß"))
                == "/render/A/ohne-gru%C3%9F?locale=pt-BR&theme=dark")
        #expect(links.address(AssetFile(path: "a.css")) == "/assets/a.css?theme=dark")
    }

    @Test(arguments: [
        (CatalogPage() as any Endpoint, ["q", "category", "cards"]),
        (WorkbenchPage(viewModel: "A", slug: "b"), ["panel", "strings"]),
        (MatrixPage(viewModel: "A"), ["locales", "widths", "previews"]),
        (SnapshotPage(viewModel: "A", slug: "b"), ["snapshot"]),
        (AcceptSnapshot(viewModel: "A", slug: "b"), ["snapshot"]), (SnapshotsPage(), []),
        (CoveragePage(), ["q"]),
        (DocumentationPage(path: "Guides"), []),
    ])
    func whatOnePageReadsIsNotPassedToOthers(page: any Endpoint, own: [String]) {
        var parameters = PageParameters()
        parameters.width = PreviewLength(pixels: 390)
        (parameters.panel, parameters.strings) = (.closed, .wrong)
        parameters.locales = [.english]
        parameters.widths = PreviewLength.presets
        parameters.previews = ["empty"]
        (parameters.query, parameters.category) = ("a", .form)
        parameters.cards = .last
        parameters.snapshot = LocaleIdentifier("de")
        let names = PageLinks(page: CatalogPage(), parameters: parameters).address(page).split(whereSeparator: {
            "?&".contains($0)
        })
        .dropFirst().map { String($0.prefix { $0 != "=" }) }
        #expect(names == ["width"] + own)
    }

    @Test func `The chosen previews of a view are not those of another view`() {
        var parameters = PageParameters()
        parameters.previews = ["empty", "long"]
        let links = PageLinks(page: CatalogPage(), parameters: parameters, subject: PageSubject(viewModel: "A"))
        #expect(links.address(MatrixPage(viewModel: "A")) == "/matrix/A?previews=empty,long")
        #expect(links.address(MatrixPage(viewModel: "B")) == "/matrix/B")
    }

    @Test func aFormSendsTheOthersAlong() {
        let fields = PageLinks(page: CatalogPage(), parameters: parameters).hiddenFields(of: CatalogPage(), besides: .q)
        #expect(fields.map(\.name) == ["locale", "theme", "width"])
        #expect(
            PageLinks(page: CatalogPage(), parameters: parameters).hiddenFields(of: CoveragePage(), besides: .tz).map(
                \.name) == [
                    "locale", "theme", "width", "q",
                ])
    }
}
