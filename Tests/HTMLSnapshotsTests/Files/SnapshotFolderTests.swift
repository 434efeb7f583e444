import Foundation
import HTMLSnapshots
import Testing

@Suite struct SnapshotFolderTests {
    private let folder = TemporaryFolder()
    private var store: SnapshotFolder { SnapshotFolder(url: folder.url) }

    @Test func filesOfNoSnapshotAreObsolete() throws {
        for path in ["A/a.en", "A/b.en", "B/c.de", "tests/T/d.en"] {
            _ = try folder.snapshot(path).compare("<p>", mode: .all)
        }
        try folder.write("notes", to: folder.url.appending(path: "A/README.md"))
        try folder.write("<p></p>\n", to: folder.snapshot("A/a.en").pending)
        #expect(
            try store.obsolete(besides: [folder.snapshot("A/a.en"), folder.snapshot("C/d.en")])
                == ["A/b.en.html", "B/c.de.html"])
        #expect(try SnapshotFolder(url: folder.url.appending(path: "none")).obsolete(besides: []) == [])
    }

    @Test func whatWaitsBesideASnapshotOfNothingIsObsolete() throws {
        try folder.write("<p></p>\n", to: folder.snapshot("A/a.en").pending)
        #expect(try store.obsolete(besides: [folder.snapshot("A/a.en")]) == [])
        #expect(try store.obsolete(besides: []) == ["A/a.en.new.html"])
    }

    /// What something else has put there is not touched.
    @Test(arguments: ["reports/index.html", "A/a.html", "index.html", "A/b/c.en.html"])
    func otherFilesAreNot(path: String) throws {
        try folder.write("<p></p>\n", to: folder.url.appending(path: path))
        #expect(try store.obsolete(besides: []) == [])
    }

    @Test func aFileOfAnotherCaseBelongsToASnapshotThatHasNone() throws {
        _ = try folder.snapshot("A/On.en").compare("<p>", mode: .all)
        #expect(try store.obsolete(besides: [folder.snapshot("a/on.en")]) == [])
        #expect(try store.obsolete(besides: [folder.snapshot("a/off.en")]) == ["A/On.en.html"])
    }

    @Test func pendingOnesAreAcceptedOrRejected() throws {
        for path in ["A/a", "A/b"] {
            _ = try folder.snapshot(path).compare("<p>old", mode: .all)
            _ = try folder.snapshot(path).compare("<p>new", mode: .missing)
        }
        let pending = try store.pending()
        #expect(pending.map(\.path) == ["A/a.html", "A/b.html"])
        #expect(try pending[0].texts() == ("<p>old</p>\n", "<p>new</p>\n"))
        #expect(try pending[0].difference()?.place == "p")
        try pending[0].accept(mode: .missing)
        try pending[1].reject(mode: .missing)
        #expect(folder.text("A/a.html") == "<p>new</p>\n")
        #expect(folder.text("A/b.html") == "<p>old</p>\n")
        #expect(try store.pending() == [])
        #expect(throws: HTMLSnapshotError.self) { try pending[0].accept(mode: .missing) }
        #expect(folder.text("A/a.html") == "<p>new</p>\n")
    }

    /// Newari's locale is `new`.
    @Test func aSnapshotInNewariWaitsForNoOther() throws {
        let newari = HTMLSnapshot(folder: folder.url, viewModel: "A", preview: "b", locale: "new")
        #expect(newari.path == "A/b.new.html")
        _ = try newari.compare("<p>old", mode: .all)
        #expect(try store.pending() == [])
        #expect(try store.obsolete(besides: []) == ["A/b.new.html"])
        _ = try newari.compare("<p>new", mode: .missing)
        #expect(try store.pending().map(\.path) == ["A/b.new.html"])
        #expect(try store.obsolete(besides: [newari]) == [])
        #expect(SnapshotPath.recorded(for: "A/b.new.html") == nil)
        #expect(SnapshotPath.recorded(for: "A/b.de.new.html") == "A/b.de.html")
        #expect(SnapshotPath.recorded(for: "tests/T/b.new.html") == "tests/T/b.html")
    }

    @Test func foldersAreNoSnapshots() throws {
        for path in ["A/a.html/notes", "A/a.de.new.html/notes"] {
            try folder.write("precious", to: folder.url.appending(path: path))
        }
        #expect(try store.obsolete(besides: []) == [])
        #expect(try store.pending() == [])
        let file = folder.url.appending(path: "A/a.html", directoryHint: .notDirectory)
        #expect(throws: HTMLSnapshotError.isFolder(file)) { try store.remove(["A/a.html"], mode: .all) }
        #expect(folder.text("A/a.html/notes") == "precious")
    }

    @Test func whereNothingMayBeWrittenNothingIs() throws {
        _ = try folder.snapshot("A/a").compare("<p>old", mode: .all)
        _ = try folder.snapshot("A/a").compare("<p>new", mode: .missing)
        let pending = try #require(try store.pending().first)
        #expect(throws: HTMLSnapshotError.readOnly(pending.file)) { try pending.accept(mode: .never) }
        #expect(throws: HTMLSnapshotError.readOnly(pending.pending)) { try pending.reject(mode: .never) }
        #expect(throws: HTMLSnapshotError.readOnly(pending.file)) { try store.remove(["A/a.html"], mode: .never) }
        #expect(folder.text("A/a.html") == "<p>old</p>\n")
        #expect(try store.pending() == [pending])
    }

    @Test func snapshotsThatShareAFileCollide() {
        let snapshots = ["A/on", "a/On", "B/caf\u{E9}", "B/cafe\u{301}", "C/x"].map(folder.snapshot)
        #expect(
            SnapshotFolder.collisions(among: snapshots).map { $0.map(\.path.unicodeScalars.count) } == [
                [9, 9], [11, 12],
            ])
        #expect(SnapshotFolder.collisions(among: [snapshots[4], snapshots[4]]).count == 1)
    }
}
