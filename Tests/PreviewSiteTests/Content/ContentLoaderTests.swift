import Foundation
import HTTPCore
import PreviewCatalog
import Synchronization
import Testing

@testable import PreviewSite

/// What edits of files do while the site runs.
struct ContentLoaderTests {
    private static let document = "/render/NoteViewModel/narrow"

    @Test(arguments: [
        ("Templates/App/NoteView.mustache", "<p>Edited {{text}}</p>\n", document, "Edited A note"),
        (
            "Texts/App.yml", "en:\n  GreetingViewModel:\n    title: Good morning\n",
            "/render/GreetingViewModel/with-name", "Good morning"
        ),
        ("Public/new.css", "p {}\n", document, "/assets/new."),
        ("Docs/README.md", "# Start here now\n", "/docs", "Start here now"),
    ])
    func anEditShowsOnTheNextLoad(file: String, text: String, address: String, expected: String) throws {
        let site = try TestSite()
        #expect(!(try site.page(address)).contains(expected))
        try site.edit(file, text)
        #expect(try site.page(address).contains(expected))
    }

    @Test func aBrokenTemplateIsShownWithItsPlace() throws {
        let site = try TestSite()
        try site.edit("Templates/App/NoteView.mustache", "<p>\n{{#text}}\n</p>\n")
        let document = try site.get(Self.document)
        #expect(document.status == .internalServerError)
        #expect(document.text.contains("Templates/App/NoteView.mustache:"))
        #expect(document.text.contains("{{#text}}"))
        #expect(try site.page("/").contains("Templates/App/NoteView.mustache:"))
        #expect(try site.page("/previews/NoteViewModel/narrow").contains("<span class=\"badge\">1</span>"))
    }

    @Test func aBrokenTemplateHarmsNothingElseAndCanBeMended() throws {
        let site = try TestSite()
        try site.edit("Templates/App/NoteView.mustache", "{{#text}}")
        for address in ["/", "/docs", "/render/GreetingViewModel/with-name", "/previews/GreetingViewModel/with-name"] {
            #expect(try site.get(address).status == .ok, "\(address)")
        }
        try site.edit("Templates/App/NoteView.mustache", "<p>Mended {{text}}</p>\n")
        #expect(try site.page(Self.document).contains("Mended A note"))
        #expect(!(try site.page("/")).contains("notice-error"))
    }

    @Test(arguments: [
        ("en:\n  A: [\n", "Texts/App.yml:"), ("en:\n  A:\n    b: c\n    b: d\n", "Texts/App.yml:3"),
    ])
    func aBrokenYAMLFileIsShownWithItsPlace(text: String, place: String) throws {
        let site = try TestSite()
        try site.edit("Texts/App.yml", text)
        let page = try site.page("/")
        #expect(page.contains("Some files in this project need fixing"))
        #expect(page.contains(place))
        #expect(try site.get(Self.document).status == .ok)
    }

    @Test func aBrokenTemplateOfTheSiteIsReplacedByTheBuiltIn() throws {
        let site = try TestSite()
        try site.edit("Templates/Host/CatalogPageView.mustache", "{{#never}}")
        let response = try site.get("/")
        #expect(response.status == .ok)
        #expect(response.text.contains("Templates/Host/CatalogPageView.mustache:1"))
        #expect(response.text.contains("/render/NoteViewModel/narrow"))
    }

    @Test func anOwnTemplateOfTheSiteIsUsed() throws {
        let site = try TestSite()
        try site.edit("Templates/Host/ErrorPageView.mustache", "<h1>Ours: {{heading}}</h1>")
        #expect(try site.page("/nowhere") == "<h1>Ours: Page not found</h1>")
    }

    @Test func whatAnOwnTemplateOfTheSiteLacksIsToldWithItsPlace() throws {
        let site = try TestSite()
        try site.edit("Templates/Host/ErrorPageView.mustache", "<h1>{{heading}}</h1>\n<p>{{nosuch}}</p>")
        #expect(try site.page("/nowhere").contains("⚠ nosuch"))
        #expect(site.logged.count == 1)
        #expect(site.logged.first?.contains("Templates/Host/ErrorPageView.mustache:2:") == true)
        _ = try site.page("/")
        #expect(site.logged.count == 1)
    }

    @Test func aPageOfTheSiteWithoutAnythingIsAnError() throws {
        let site = try TestSite()
        try site.edit("Templates/Host/CatalogPageView.mustache", "")
        #expect(try site.get("/").status == .internalServerError)
    }

    @Test func missingFoldersAreReportedOnly() throws {
        let site = try TestSite(files: [:])
        #expect(try site.get("/").status == .ok)
        #expect(try site.get(Self.document).status == .ok)
    }

    /// Reads folders without previews.
    private static func work(on folders: SiteFolders = SiteFolders()) -> BackgroundWork {
        BackgroundWork(
            on: PackageContent(catalog: PreviewCatalog(previews: []), folders: folders, environment: .preview))
    }

    @Test func whileOneThreadReadsOthersGoOnWithWhatIsThere() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "loader-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let reads = Atomic(0)
        let (isReading, mayRead, hasRead) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        let loader = ContentLoader(folders: [folder], interval: .zero) { _, _ in
            if reads.add(1, ordering: .relaxed).newValue == 2 {
                isReading.signal()
                mayRead.wait()
            }
            return Self.work()
        }
        try Data().write(to: folder.appending(path: "new.css"))
        Thread.detachNewThread {
            _ = loader.current()
            hasRead.signal()
        }
        isReading.wait()
        let old = loader.current()
        #expect(reads.load(ordering: .relaxed) == 2)
        let begins = DispatchSemaphore(value: 0)
        let latest = Mutex<BackgroundWork?>(nil)
        Thread.detachNewThread {
            begins.signal()
            let content = loader.latest()
            latest.withLock { $0 = content }
            hasRead.signal()
        }
        begins.wait()
        #expect(latest.withLock { $0 == nil }, "The latest content waits for the thread that reads.")
        mayRead.signal()
        for _ in 1...2 { hasRead.wait() }
        #expect(latest.withLock { $0 === loader.current() && $0 !== old })
        #expect(reads.load(ordering: .relaxed) == 2)
    }

    private static let unreadableFiles = [
        ("Public/app.css", "/assets/app.css"), ("Templates/App/NoteView.mustache", document),
        ("Texts/App.yml", "/render/GreetingViewModel/with-name"), ("Docs/README.md", "/docs"),
        ("Docs/tree.png", "/docs/tree.png"), (".preview-host", "/docs"),
    ]

    @Test(arguments: unreadableFiles)
    func aFileThatMayBeReadAgainIsRead(file: String, address: String) throws {
        let site = try Self.siteWithSettings()
        let before = try page(address, of: site)
        try site.setPermissions(0, of: file)
        #expect(try withoutPrivileges { try pageOfDiagnostics(of: site) }.contains(file))
        try site.setPermissions(0o644, of: file)
        #expect(try withoutPrivileges { try page(address, of: site) } == before)
    }

    /// As when there were too few descriptors for a moment: the file is the same all the time.
    @Test(.enabled(if: losesPrivileges, "Only root can give up a right and have it back."), arguments: unreadableFiles)
    func aFileThatCouldNotBeReadIsTriedAgain(file: String, address: String) throws {
        let site = try Self.siteWithSettings()
        let before = try page(address, of: site)
        try site.setPermissions(0, of: file)
        #expect(try withoutPrivileges { try pageOfDiagnostics(of: site) }.contains(file))
        #expect(try page(address, of: site) == before)
    }

    /// Returns a page without the version of its content.
    private func page(_ address: String, of site: TestSite) throws -> String {
        try site.page(address).replacing(/\/changes\/[\d.]+/, with: "/changes")
    }

    /// Returns a page with all problems, also those of docs.
    private func pageOfDiagnostics(of site: TestSite) throws -> String {
        site.site.loader.current().content.docs.readAll()
        return try site.page("/")
    }

    private static func siteWithSettings() throws -> TestSite {
        var files = TestSite.files
        files[".preview-host"] = "default-locale: en\n"
        files["Docs/tree.png"] = "PNG"
        return try TestSite(files: files)
    }

    @Test func whatCannotBeReadIsNotTriedAllTheTime() throws {
        let reads = Atomic(0)
        let site = try TestSite()
        let fileInPlaceOfAFolder = site.folder.appending(path: "Docs/README.md")
        let clock = TestClock()
        let loader = ContentLoader(folders: [site.folder], interval: .milliseconds(1), time: clock.time) { _, _ in
            reads.add(1, ordering: .relaxed)
            let folders = SiteFolders(assets: [fileInPlaceOfAFolder])
            return Self.work(on: folders)
        }
        let version = loader.version()
        let content = loader.current()
        for _ in 1...400 {
            clock.advance(by: .milliseconds(1))
            #expect(loader.current().content.isIncomplete)
        }
        #expect(reads.load(ordering: .relaxed) > 2, "It is tried again.")
        #expect(reads.load(ordering: .relaxed) <= 11, "The first time, and once each forty intervals.")
        #expect(loader.version() == version && loader.current() === content, "It is as unreadable as before.")
    }

    /// No time passes until the folders would be listed without a report, so the system must have reported the edit.
    @Test func anEditIsReportedBeforeTheFoldersAreListedAgain() throws {
        let site = try TestSite()
        let reads = Atomic(0)
        let clock = TestClock()
        let loader = ContentLoader(folders: [site.folder], interval: .milliseconds(50), time: clock.time) { _, _ in
            reads.add(1, ordering: .relaxed)
            return Self.work()
        }
        for expected in 1...3 {
            if expected > 1 {
                try site.edit("Public/app.css", "p { order: \(expected) }")
                loader.waitForReport(milliseconds: 60_000)
            }
            clock.advance(by: .milliseconds(50))
            _ = loader.current()
            #expect(reads.load(ordering: .relaxed) == expected)
        }
    }

    @Test func theVersionIsKnownUntilACheckIsDue() throws {
        let site = try TestSite()
        let clock = TestClock()
        let loader = ContentLoader(folders: [site.folder], interval: .milliseconds(50), time: clock.time) { _, _ in
            Self.work()
        }
        let known = try #require(loader.knownVersion())
        try site.edit("Public/app.css", "p { order: 2 }")
        loader.waitForReport(milliseconds: 60_000)
        #expect(loader.knownVersion() == known)
        clock.advance(by: .milliseconds(50))
        #expect(loader.knownVersion() == nil)
        _ = loader.version()
        #expect(try #require(loader.knownVersion()) > known)
    }

    /// A program writes a file in each interval: 30 of them, or without end.
    @Test(arguments: [(30, 30), (1_000, 40)])
    func aCheckoutIsOneChange(files: Int, seen: Int) throws {
        let site = try TestSite()
        let docs = site.folder.appending(path: "Docs")
        let reads = Atomic(0)
        let written = Atomic(0)
        let write: @Sendable () -> Void = {
            guard written.load(ordering: .relaxed) < files else { return }
            let number = written.add(1, ordering: .relaxed).newValue
            try? Data("# Page\n".utf8).write(to: docs.appending(path: "page-\(number).md"))
        }
        let clock = TestClock(whilePausing: write)
        let loader = ContentLoader(folders: [site.folder], interval: .milliseconds(500), time: clock.time) { _, _ in
            reads.add(1, ordering: .relaxed)
            return Self.work(on: SiteFolders(docs: [docs]))
        }
        write()
        loader.waitForReport(milliseconds: 60_000)
        let content = loader.latest().content
        #expect(reads.load(ordering: .relaxed) == 2)
        #expect(content.docs.library.pages.count == 2 + written.load(ordering: .relaxed))
        #expect((seen...seen + 1).contains(written.load(ordering: .relaxed)))
    }

    @Test func onlyFoldersWithAChangeAreReadAgain() throws {
        let site = try TestSite()
        let names = ["Templates", "Texts", "Docs"]
        let folders = names.map { site.folder.appending(path: $0) }
        let changed = Mutex<[Set<String>?]>([])
        let loader = ContentLoader(
            folders: folders, settings: site.folder.appending(path: ".preview-host"), interval: .zero
        ) { earlier, _ in
            changed.withLock { $0.append((earlier?.changedFolders).map { Set($0.map(\.lastPathComponent)) }) }
            return Self.work()
        }
        for file in ["Templates/App/NoteView.mustache", "Docs/new.md", ".preview-host"] {
            try site.edit(file, "# New\n")
            _ = loader.current()
        }
        #expect(changed.withLock(\.self) == [nil, ["Templates"], ["Docs"], nil])
    }

    @Test func aFileThatIsSavedDuringAReadIsReadToo() throws {
        let site = try TestSite()
        let folders = ["Templates", "Docs"].map { site.folder.appending(path: $0) }
        let template = site.folder.appending(path: "Templates/App/NoteView.mustache")
        let changed = Mutex<[Set<String>]>([])
        let clock = TestClock()
        let loader = ContentLoader(folders: folders, interval: .milliseconds(50), time: clock.time) { earlier, _ in
            guard let earlier else { return Self.work() }
            let reads = changed.withLock {
                $0.append(Set(earlier.changedFolders.map(\.lastPathComponent)))
                return $0.count
            }
            if reads == 1 { try? Data("<p>Edited</p>\n".utf8).write(to: template) }
            return Self.work()
        }
        try site.edit("Docs/new.md", "# New\n")
        let work = loader.latest()
        #expect(changed.withLock(\.self) == [["Docs"], ["Docs", "Templates"]])
        #expect(loader.latest() === work)
    }

    @Test func anIncludeWithoutEndHarmsNothingElse() throws {
        let site = try TestSite()
        try site.edit("Templates/App/NoteView.mustache", "<p>{{> App/NoteView}}</p>\n")
        #expect(
            try site.page("/previews/NoteViewModel/narrow?panel=problems").contains(
                "Templates/App/NoteView.mustache:1:"))
        #expect(try site.get("/render/GreetingViewModel/with-name").status == .ok)
    }
}

/// A clock that moves only when a test says so, and in pauses.
private final class TestClock: Sendable {
    private let now = Mutex(ContinuousClock.now)
    private let whilePausing: @Sendable () -> Void

    init(whilePausing: @escaping @Sendable () -> Void = {}) { self.whilePausing = whilePausing }

    func advance(by duration: Duration) { now.withLock { $0 += duration } }

    var time: LoaderTime {
        LoaderTime(
            now: { [self] in now.withLock(\.self) },
            pause: { [self] duration in
                whilePausing()
                advance(by: duration)
            })
    }
}
