import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

/// A host with the views of two packages, one of which is its own.
@Suite final class OtherPackagesTests {
    private static let files = [
        "bakery/Package.swift": "",
        "bakery/Sources/Bakery/Greetings/GreetingView.swift": "// Greetings.\n",
        "bakery/Templates/GreetingView.mustache": "<p>{{name}}</p>\n",
        "bakery/Templates/Panel.mustache": "<p>The bakery's</p>\n",
        "bakery/Public/bakery.css": "p {}\n",
        "cafe/Package.swift": "",
        "cafe/Sources/Cafe/Notes/NoteView.swift": "// Notes.\n",
        "cafe/Templates/NoteView.mustache": "<p class=\"cafe\">{{text}}</p>{{> Panel}}\n",
        "cafe/Templates/Panel.mustache": "<p>The café's</p>\n",
        "cafe/Public/a-cafe.css": "p {}\n",
    ]
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "packages-\(UUID().uuidString)", directoryHint: .isDirectory)
    private let site: PreviewSite

    init() throws {
        for (path, text) in Self.files { try Self.write(text, to: folder.appending(path: path)) }
        let (greeting, note) = (
            folder.appending(path: "bakery/Sources/Bakery/Greetings/GreetingView.swift").path,
            folder.appending(path: "cafe/Sources/Cafe/Notes/NoteView.swift").path
        )
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "Plain", file: greeting, line: 1) { GreetingView.previewHost(viewModel: .stub()) },
            PreviewRecord(name: "Plain", file: note, line: 1) { NoteView.previewHost(viewModel: .stub()) },
        ])
        let folders = SiteFolders(
            package: folder.appending(path: "bakery", directoryHint: .isDirectory), bundles: [],
            targets: catalog.targets)
        site = PreviewSite(
            loader: ContentLoader(catalog: catalog, folders: folders, environment: .preview, interval: .zero),
            sessions: LiveSessions(starter: LocalLiveViews()), logger: PreviewSite.silent)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    private func page(_ target: String) throws -> String { site.respond(to: try HTTPRequest(target: target)).text }

    @Test func featuresHaveTheNameOfTheirPackage() throws {
        let page = try page("/")
        #expect(page.contains("bakery/Greetings"))
        #expect(page.contains("cafe/Notes"))
    }

    @Test func templatesAndStylesOfBothAreShownAndThoseOfTheHostReplaceOthers() throws {
        let page = try page("/render/NoteViewModel/plain")
        #expect(page.contains("<p class=\"cafe\">"))
        #expect(page.contains("<p>The bakery&#39;s</p>") || page.contains("<p>The bakery's</p>"))
        let styles = page.matches(of: /\/assets\/([\w-]+)\.[0-9a-f]{16}\.css/).map { String($0.1) }
        #expect(styles == ["a-cafe", "bakery"])
    }

    @Test func changesOfOtherPackagesAreSeen() throws {
        #expect(try page("/render/NoteViewModel/plain").contains("class=\"cafe\""))
        try Self.write("<p>{{text}}</p>\n", to: folder.appending(path: "cafe/Templates/NoteView.mustache"))
        #expect(try !page("/render/NoteViewModel/plain").contains("class=\"cafe\""))
    }

    @Test func editorsOpenFilesOfOtherPackages() throws {
        let page = try page("/previews/NoteViewModel/plain?panel=source")
        let note = folder.appending(path: "cafe/Sources/Cafe/Notes/NoteView.swift").path
        #expect(page.contains("vscode://file\(note):1"))
        #expect(page.contains("// Notes."))
        let own = try self.page("/previews/GreetingViewModel/plain?panel=source")
        #expect(own.contains("vscode://file\(folder.appending(path: "bakery/Sources/Bakery/Greetings").path)/"))
    }
}
