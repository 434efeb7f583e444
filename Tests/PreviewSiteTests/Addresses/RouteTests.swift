import HTTPCore
import Testing

@testable import PreviewSite

struct RouteTests {
    @Test(arguments: [
        ("/", Route.page(.catalog)),
        ("/previews/A", .page(.workbench(viewModel: "A", slug: nil))),
        ("/previews/A/ohne-gru%C3%9F", .page(.workbench(viewModel: "A", slug: "ohne-gruß"))),
        ("/render/A/b", .page(.document(viewModel: "A", slug: "b"))),
        ("/docs", .page(.docs(""))),
        ("/docs/Guides/A", .page(.docs("Guides/A"))),
        ("/assets/preview-host/site.css", .page(.asset("preview-host/site.css"))),
        ("/matrix/A", .page(.matrix(viewModel: "A"))), ("/matrix", .unknown), ("/matrix/A/b", .unknown),
        ("/coverage", .page(.coverage)), ("/coverage.json", .coverage), ("/coverage/x", .unknown),
        ("/index.json", .index),
        ("/health", .health),
        ("/previews", .unknown), ("/previews/A/b/c", .unknown), ("/assets", .unknown), ("/health/x", .unknown),
        ("/elsewhere", .unknown),
    ])
    func leadsTo(target: String, route: Route) throws {
        #expect(Route(segments: try HTTPRequest(target: target).segments) == route)
    }

    @Test(arguments: [
        PagePath.catalog, .workbench(viewModel: "A", slug: "ohne-gruß 100%"), .docs("a b/ü"), .asset("x/y.css"),
        .matrix(viewModel: "A b"), .coverage,
    ])
    func aWrittenPathLeadsBack(path: PagePath) throws {
        #expect(Route(segments: try HTTPRequest(target: path.encoded).segments) == .page(path))
    }
}
