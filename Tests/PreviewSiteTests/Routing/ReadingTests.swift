import Foundation
import HTTPCore
import MarkdownDocs
import Testing

@testable import PreviewSite

/// Reading a page changes no file.
struct ReadingTests {
    /// Addresses of all endpoints that answer GET.
    private static let addresses = [
        "/", "/previews/NoteViewModel", "/previews/NoteViewModel/narrow?panel=html",
        "/render/NoteViewModel/narrow?theme=dark",
        "/matrix/NoteViewModel", "/coverage", "/search?q=note", "/docs/README.md", "/assets/app.css", "/iframe.html",
        "/snapshots", "/snapshots?locale=de", "/snapshots/NoteViewModel/narrow?snapshot=de",
        "/snapshots/NoteViewModel/narrow/recorded?locale=de", "/snapshots/pictures/a/0",
        "/snapshots/pictures/a/0/recorded", "/changes", "/live/0000", "/index.json", "/coverage.json",
        "/search.json", "/health", "/problems", "/assistants", "/examination.json",
        "/copy/NoteViewModel/narrow/markdown",
        "/render/NoteViewModel/narrow/picture.png", "/render/NoteViewModel/narrow/a/1",
    ]

    /// The bytes and the times of the files in a folder.
    private static func files(of site: TestSite) throws -> [String: [String]] {
        let folder = site.folder.appending(path: "Snapshots")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try Dictionary(
            uniqueKeysWithValues: paths.map { path in
                let file = folder.appending(path: path).path
                let attributes = try FileManager.default.attributesOfItem(atPath: file)
                let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate
                let bytes = FileManager.default.contents(atPath: file) ?? Data()
                return (path, ["\(date ?? 0)", String(decoding: bytes, as: UTF8.self)])
            })
    }

    /// Creates a site with pending changes that no longer fit: of a view that changed, of one that matches its snapshot
    /// again, and of one that does not exist.
    private static func changedSite() throws -> TestSite {
        let site = try TestSite.withChangedGreetings()
        try site.edit("Snapshots/GoneViewModel/gone.de.new.html", "<p>gone</p>\n")
        try site.edit("Templates/App/NoteView.mustache", "<p class=\"old\">A note</p>\n")
        try site.edit("Templates/App/GreetingView.mustache", "<p class=\"other\">{{title}}, {{name}}</p>\n")
        return site
    }

    @Test(arguments: [HTTPMethod.get, .head])
    func noPageChangesSnapshots(method: HTTPMethod) throws {
        let site = try Self.changedSite()
        let before = try Self.files(of: site)
        #expect(before.keys.filter { $0.hasSuffix(".new.html") }.count == 5)
        for address in Self.addresses {
            let foreign: HTTPFields = [.secFetchSite: "cross-site"]
            let response = site.site.respond(to: try HTTPRequest(method: method, target: address, headers: foreign))
            response.events?.end()
            #expect(try Self.files(of: site) == before, "\(address)")
        }
    }

    @Test func everyEndpointThatIsReadIsTried() throws {
        let tried = try Self.addresses.compactMap {
            try Endpoints.endpoint(at: HTTPRequest(target: $0).segments).map { ObjectIdentifier(type(of: $0)) }
        }
        for type in Endpoints.all where !(type is any FormAction.Type) {
            #expect(tried.contains(ObjectIdentifier(type)), "\(type)")
        }
    }

    @Test func docsMayNameTheFirstPartsOfTheirAddresses() throws {
        for name in DocsLibrary.sitePages {
            let paths = [[String(name)], [String(name), "x"]]
            #expect(paths.contains { Endpoints.endpoint(at: $0) != nil }, "\(name)")
        }
        let read = Self.addresses.compactMap { $0.split(whereSeparator: { "/?".contains($0) }).first }
        let internalNames: Set<Substring> = ["changes", "copy", "examination.json", "live"]
        #expect(Set(read).subtracting(internalNames).isSubset(of: DocsLibrary.sitePages))
    }
}
