import FOSMVVM
import Testing

@testable import PreviewSite

struct PageLinksTests {
    private var parameters: PageParameters {
        var parameters = PageParameters()
        parameters.locale = LocaleIdentifier("pt-BR")
        parameters.theme = .dark
        parameters.width = PreviewWidth(pixels: 390)
        parameters.query = "a&b=ü 你好"
        return parameters
    }

    @Test func keepsParametersAndEncodesThem() {
        #expect(
            PageLinks(parameters: parameters).address(.catalog)
                == "/?locale=pt-BR&theme=dark&width=390&q=a%26b%3D%C3%BC%20%E4%BD%A0%E5%A5%BD")
    }

    @Test func leavesDefaultsOut() {
        let links = PageLinks(parameters: PageParameters())
        #expect(links.address(.workbench(viewModel: "A", slug: "b")) == "/previews/A/b")
        #expect(links.address(.catalog) { $0.theme = .system } == "/")
    }

    @Test func changesOneParameter() {
        let links = PageLinks(parameters: parameters)
        #expect(
            links.address(.docs("Guides/A b")) { $0.width = nil } == "/docs/Guides/A%20b?locale=pt-BR&theme=dark")
    }

    @Test func aDocumentKeepsOnlyWhatChangesThePreview() {
        let links = PageLinks(parameters: parameters)
        #expect(
            links.address(.document(viewModel: "A", slug: "ohne-gruß"))
                == "/render/A/ohne-gru%C3%9F?locale=pt-BR&theme=dark")
        #expect(links.address(.asset("a.css")) == "/assets/a.css")
    }

    @Test(arguments: [
        (PagePath.catalog, ["q", "category"]), (.workbench(viewModel: "A", slug: "b"), ["panel", "strings"]),
        (.matrix(viewModel: "A"), ["pseudo"]), (.snapshot(viewModel: "A", slug: "b"), ["snapshot"]), (.snapshots, []),
        (.coverage, []), (.docs("Guides"), []),
    ])
    func whatOnePageReadsIsNotPassedToOthers(path: PagePath, own: [String]) {
        var parameters = PageParameters()
        parameters.width = PreviewWidth(pixels: 390)
        (parameters.panel, parameters.strings, parameters.matrixColumns) = (.closed, .wrong, .show)
        (parameters.query, parameters.category) = ("a", .form)
        parameters.snapshot = LocaleIdentifier("de")
        let names = PageLinks(parameters: parameters).address(path).split(whereSeparator: { "?&".contains($0) })
            .dropFirst().map { String($0.prefix { $0 != "=" }) }
        #expect(names == ["width"] + own)
    }

    @Test func aFormSendsTheOthersAlong() {
        let fields = PageLinks(parameters: parameters).hiddenFields(of: .catalog, besides: .q)
        #expect(fields.map(\.name) == ["locale", "theme", "width"])
        #expect(
            PageLinks(parameters: parameters).hiddenFields(of: .coverage, besides: .tz).map(\.name) == [
                "locale", "theme", "width",
            ])
    }
}
