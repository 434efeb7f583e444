import Diagnostics
import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

struct AssetTableTests {
    /// The files have no content, only a length: they take no room.
    @Test(arguments: [(AssetTable.limit, true), (AssetTable.limit + 1, false)])
    func aFileThatIsTooLargeIsADiagnostic(size: Int, isServed: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "film.mp4")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(size))
        try handle.close()
        let table = AssetTable(folders: [folder])
        #expect((table["film.mp4"] != nil) == isServed)
        #expect(table.diagnostics.map(\.place?.file) == (isServed ? [] : [file.standardizedFileURL.path]))
    }

    /// The second file's state is the one before the edit, so only what is read can show it.
    @Test func aFileWithTheSameStateIsNotReadAgain() throws {
        let site = try TestSite(files: ["Public/a.css": "p {}", "Public/b.css": "p {}"])
        let folder = site.folder.appending(path: "Public")
        let files = { Dictionary(FolderFiles(below: folder).files.map { ($0.path, $0) }) { $1 } }
        let listed = files()
        let table = AssetTable(files: listed)
        for name in ["a.css", "b.css"] { try site.edit("Public/\(name)", "p { color: green }") }
        let edited = files().filter { $0.key == "a.css" }
        let later = AssetTable(files: listed.merging(edited) { $1 }, earlier: table)
        #expect(later["a.css"]?.body != table["a.css"]?.body)
        #expect(later["b.css"]?.body.memory === table["b.css"]?.body.memory)
    }

    private func answer(_ site: TestSite, _ target: String) throws -> HTTPResponse {
        ConditionalRequests().wrapping(site.site.respond)(try HTTPRequest(target: target))
    }

    private func files(of page: String) -> [String] {
        page.matches(of: /(?:href|src)="(\/assets\/[^"]*)"/).map { String($0.1) }
    }

    @Test(arguments: [
        "/", "/previews/NoteViewModel/narrow?panel=strings", "/render/NoteViewModel/narrow", "/matrix/NoteViewModel",
        "/coverage", "/snapshots", "/docs", "/nowhere",
    ])
    func thePagesFilesAreNotAskedForAgain(page: String) throws {
        let site = try TestSite()
        let files = files(of: try site.page(page))
        #expect(files.count > 3)
        for file in files {
            let response = try answer(site, file)
            #expect(response.status == .ok, "\(file)")
            #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable", "\(file)")
            let plain = try answer(site, file.replacing(/\.[0-9a-f]{16}\./, with: "."))
            #expect(plain.headers[.cacheControl] == "no-cache", "\(file)")
            #expect(plain.headers[.contentType] == response.headers[.contentType], "\(file)")
            #expect(plain.body.memory === response.body.memory, "\(file)")
        }
    }

    @Test func anEditGivesAFileAnotherNameAndTheOldOneLeadsToIt() throws {
        let site = try TestSite()
        let address = { files(of: try site.page("/render/NoteViewModel/narrow")).first { $0.contains("/app.") } }
        let before = try #require(try address())
        try site.edit("Public/app.css", "p { color: green }\n")
        let after = try #require(try address())
        #expect(before != after)
        let response = try answer(site, before)
        #expect(response.status == .temporaryRedirect)
        #expect(response.headers[.location] == after)
        #expect(response.headers[.cacheControl] == nil)
        #expect(try site.page(after) == "p { color: green }\n")
    }

    @Test(arguments: [
        "/assets/none.0123456789abcdef.css", "/assets/app.0123456789abcde.css", "/assets/app.0123456789abcdeg.css",
        "/assets/app.0123456789abcdef", "/assets/0123456789abcdef.css",
    ])
    func aDigestOfNoFileIsUnknown(target: String) throws {
        #expect(try TestSite().get(target).status == .notFound)
    }

    @Test func aFileWhoseOwnNameLooksDigestedIsServedAsItIs() throws {
        var files = TestSite.files
        files["Public/app.0123456789abcdef.css"] = "p { color: gray }\n"
        let response = try answer(try TestSite(files: files), "/assets/app.0123456789abcdef.css")
        #expect(response.text == "p { color: gray }\n")
        #expect(response.headers[.cacheControl] == "no-cache")
    }

    @Test func theImagesAndColorsOfAnAssetCatalogAreServed() throws {
        let package = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: package) }
        let target = TargetFolder("Sources/Shed", inPackage: package)
        for path in ["a.imageset/a.svg", "a.imageset/Contents.json", "AppIcon.appiconset/icon.png"] {
            let file = target.url.appending(path: "Assets.xcassets/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("<svg/>".utf8).write(to: file)
        }
        let table = AssetTable(site: nil, folders: [], targets: [target], colors: ":root { --color-A: red; }")
        #expect(table.paths == ["Shed/Assets.xcassets/a.imageset/a.svg", "preview-host/asset-colors.css"])
        #expect(table.previewStylesheets == ["preview-host/asset-colors.css"])
    }

    @Test func everyBuiltInFileIsThere() {
        let table = AssetTable(folders: [])
        for asset in BuiltInAsset.allCases { #expect(table[asset.path] != nil, "\(asset)") }
    }

    @Test func aStyleSheetStaysInItsElement() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("p::after { content: '</STYLE><script>' }".utf8).write(to: folder.appending(path: "own.css"))
        #expect(
            AssetTable(folders: [folder]).text(of: ["own.css"]) == "p::after { content: '<\\/STYLE><script>' }")
    }
}
