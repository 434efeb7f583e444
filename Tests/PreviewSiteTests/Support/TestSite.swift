import Diagnostics
import Foundation
import HTTPCore
import InMemoryLogging
import Logging
import PreviewCatalog

@testable import PreviewSite

/// A site over a folder of its own, which goes away with it. It looks at its files before every answer.
final class TestSite {
    let folder: URL
    let site: PreviewSite
    private let log = InMemoryLogHandler()

    init(
        catalog: PreviewCatalog = TestCatalog.catalog(), files: [String: String] = TestSite.files,
        snapshotsAreReadOnly: Bool = false, sessions: LiveSessions = LiveSessions(starter: LocalLiveViews()),
        basePath: BasePath = .root, allowed: Set<VisitorRight> = [], editsTexts: Bool = false
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "preview-site-\(UUID().uuidString)")
        for (path, text) in files { try Self.write(text, to: folder.appending(path: path)) }
        var folders = SiteFolders(
            root: folder, templates: [folder.appending(path: "Templates")],
            localizations: [folder.appending(path: "Texts")], assets: [folder.appending(path: "Public")],
            docs: [folder.appending(path: "Docs")])
        folders.targets = [TargetFolder("Sources/App", inPackage: folder)]
        folders.snapshots = [folder.appending(path: "Snapshots")]
        folders.snapshotsAreReadOnly = snapshotsAreReadOnly
        let log = log
        site = PreviewSite(
            loader: ContentLoader(catalog: catalog, folders: folders, environment: .preview, interval: .zero),
            sessions: sessions, basePath: basePath, allowed: allowed, editsTexts: editsTexts,
            logger: Logger(label: "test") { _ in log })
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The messages in the site's log.
    var logged: [String] { log.entries.filter { $0.level >= .notice }.map(\.message.description) }

    /// Returns the response to a target as it is sent.
    func get(_ target: String, headers: HTTPFields = [:]) throws -> HTTPResponse {
        site.respond(to: try HTTPRequest(target: target, headers: headers))
    }

    /// The response to a form that was sent to a target.
    func post(_ target: String) throws -> HTTPResponse {
        site.respond(to: try HTTPRequest(method: .post, target: target))
    }

    /// The response to a form with these fields.
    func post(
        _ target: String, form: [(String, String)], by client: HTTPClient = .program
    ) throws -> HTTPResponse {
        let items = form.map { HTTPQuery.Item(name: $0.0, value: $0.1) }
        return site.respond(
            to: try HTTPRequest(
                method: .post, target: target, headers: [.contentType: "application/x-www-form-urlencoded"],
                body: Array(HTTPQuery(items).encoded.utf8), client: client))
    }

    /// The text of a file; nil when there is none.
    func text(_ path: String) -> String? {
        try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The body of the response as text.
    func page(_ target: String, headers: HTTPFields = [:]) throws -> String {
        try get(target, headers: headers).text
    }

    /// Changes a file. Its size differs from before wherever a test needs the change to be seen.
    func edit(_ path: String, _ text: String) throws {
        try Self.write(text, to: folder.appending(path: path))
    }

    /// Lets a file be read, or not: see ``withoutPrivileges``.
    func setPermissions(_ permissions: Int, of path: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: permissions], ofItemAtPath: folder.appending(path: path).path)
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A file that is being written would be two changes.
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    static let files = [
        "Templates/App/GreetingView.mustache": "<p class=\"greeting\">{{title}}, {{name}}</p>\n",
        "Templates/App/NoteView.mustache": "<p class=\"note\">{{text}}</p>\n",
        "Texts/App.yml": """
        en:
          GreetingViewModel:
            title: Hello
        de:
          GreetingViewModel:
            title: Hallo
        ar:
          GreetingViewModel:
            title: مرحبا
        es:
          GreetingViewModel:
            title: Hola
        fr:
          GreetingViewModel:
            title: Bonjour
        ja:
          GreetingViewModel:
            title: こんにちは
        pl:
          GreetingViewModel:
            title: Dzień dobry

        """,
        "Public/zebra.css": "p { color: red }\n",
        "Public/app.css": "p { color: blue }\n",
        "Public/images/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
        "Docs/README.md": "# Getting started\n\nGo on with [Templates](Templates.md#partials).\n",
        "Docs/Templates.md": "# Templates\n\n## Names\n\nText.\n\n## Partials\n\n### Dynamic\n",
    ]
}

extension HTTPResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}
