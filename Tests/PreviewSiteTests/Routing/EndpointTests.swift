import HTTPCore
import Testing

@testable import PreviewSite

struct EndpointTests {
    private static func endpoint(at target: String) throws -> (any Endpoint)? {
        Endpoints.endpoint(at: try HTTPRequest(target: target).segments)
    }

    @Test(arguments: [
        ("/", CatalogPage() as any Endpoint),
        ("/previews/A", ViewPage(viewModel: "A")),
        ("/previews/A/ohne-gru%C3%9F", WorkbenchPage(viewModel: "A", slug: "ohne-gruß")),
        ("/render/A/b", BareDocument(viewModel: "A", slug: "b")),
        ("/docs", DocumentationPage(path: "")),
        ("/docs/Guides/A", DocumentationPage(path: "Guides/A")),
        ("/assets/preview-host/site.css", AssetFile(path: "preview-host/site.css")),
        ("/matrix/A", MatrixPage(viewModel: "A")), ("/coverage", CoveragePage()), ("/snapshots", SnapshotsPage()),
        ("/snapshots/A/b", SnapshotPage(viewModel: "A", slug: "b")),
        ("/snapshots/A/accept", SnapshotPage(viewModel: "A", slug: "accept")),
        ("/snapshots/A/b/recorded", RecordedDocument(viewModel: "A", slug: "b")),
        ("/snapshots/pictures/1a/0", PicturePage(values: ["1a", "0"])),
        ("/snapshots/pictures/1a/0/current", PictureFile(values: ["1a", "0", "current"])),
        ("/snapshots/A/b/accept", AcceptSnapshot(viewModel: "A", slug: "b")),
        ("/snapshots/A/b/reject", RejectSnapshot(viewModel: "A", slug: "b")),
        ("/snapshots/accept", AcceptAllSnapshots()), ("/snapshots/verify", VerifySnapshots()),
        ("/coverage.json", JSONEndpoint<CoverageIndex>()), ("/index.json", JSONEndpoint<CatalogIndex>()),
        ("/search.json", JSONEndpoint<SearchFile>()),
        ("/iframe.html", StoryDocument()),
        ("/health", JSONEndpoint<HealthIndex>()),
    ])
    func anAddressLeadsTo(target: String, expected: any Endpoint) throws {
        let endpoint = try #require(try Self.endpoint(at: target))
        #expect(AnyHashable(endpoint) == AnyHashable(expected))
    }

    @Test(arguments: [
        "/matrix", "/matrix/A/b", "/coverage/x", "/previews", "/previews/A/b/c", "/assets", "/health/x", "/elsewhere",
        "/snapshots/A", "/snapshots/A/b/c", "/snapshots/A/b/recorded/c",
    ])
    func anyOtherAddressLeadsNowhere(target: String) throws {
        #expect(try Self.endpoint(at: target) == nil)
    }

    /// Every type of endpoint with every number of values, up to one more than the least.
    private static let samples: [any Endpoint] = Endpoints.all.flatMap { type in
        let least = type.pattern.count.lowerBound
        return [least, least + 1].filter(type.pattern.count.contains).map { count in
            type.init(values: ["ohne-gruß 100%", "ü?&#+", "你好", "..."].prefix(count).map(\.self))
        }
    }

    @Test(arguments: samples)
    func aWrittenAddressLeadsBack(endpoint: any Endpoint) throws {
        let found = try #require(try Self.endpoint(at: endpoint.address))
        #expect(AnyHashable(found) == AnyHashable(endpoint))
    }

    @Test func everyTypeIsWrittenAndRead() {
        #expect(Set(Self.samples.map { ObjectIdentifier(type(of: $0)) }).count == Endpoints.all.count)
        #expect(Set(Self.samples.map(\.address)).count == Self.samples.count)
    }
}
