import Foundation
import Testing

@testable import HTMLSnapshots

@Suite struct SnapshotFileTests {
    private let folder = TemporaryFolder()
    private var url: URL { folder.url.appending(path: "A/a.en.html") }

    /// Another run may remove the file first, or write it a moment later. The result of the call counts.
    @Test func anErrorTellsThatThereIsNoFile() throws {
        let read = #expect(throws: (any Error).self) { try Data(contentsOf: self.url) }
        let removal = #expect(throws: (any Error).self) { try FileManager.default.removeItem(at: self.url) }
        #expect(SnapshotFile.isMissingFile(try #require(read)))
        #expect(SnapshotFile.isMissingFile(try #require(removal)))
        #expect(!SnapshotFile.isMissingFile(CocoaError(.fileReadNoPermission)))
    }

    @Test func whatIsNotThereIsReadAsNothingAndRemoved() throws {
        #expect(try SnapshotFile(url: url).read() == nil)
        try SnapshotFile(url: url).remove()
        try folder.write("a file", to: folder.url.appending(path: "A"))
        #expect(try SnapshotFile(url: url).read() == nil)
        try SnapshotFile(url: url).remove()
    }

    /// File systems allow 255 bytes for each name, also for that of a pending change.
    @Test(arguments: [String(repeating: "a", count: 270), String(repeating: "\u{65E5}", count: 100)])
    func longNamesAreShortenedAndStayDifferent(name: String) throws {
        let snapshots = [name, name + "b", "b" + name].map {
            HTMLSnapshot(folder: folder.url, viewModel: name, preview: $0, locale: "zh-Hant-TW", version: "template")
        }
        #expect(Set(snapshots.map(\.path)).count == 3)
        for snapshot in snapshots {
            #expect(try snapshot.compare("<p>a</p>", mode: .all) == .recorded)
            #expect(try snapshot.compare("<p>b</p>", mode: .missing) != .same)
        }
        let found = SnapshotFolder(url: folder.url)
        #expect(try Set(found.pending().map(\.path)) == Set(snapshots.map(\.path)))
        #expect(try found.obsolete(besides: snapshots) == [])
        #expect(snapshots[0].path.hasSuffix(".zh-Hant-TW.template.html"))
        #expect(snapshots[0].path.hasPrefix(String(name.prefix(20))))
        let own = HTMLSnapshot(folder: folder.url, path: "tests/\(name)/\(name)")
        #expect(try own.compare("<p>a</p>", mode: .all) == .recorded)
    }

    @Test func namesThatFitStay() {
        let name = String(repeating: "a", count: 200)
        let snapshot = HTMLSnapshot(folder: folder.url, viewModel: "A", preview: name, locale: "en")
        #expect(snapshot.path == "A/\(name).en.html")
        #expect(SnapshotPath.isShortened(name + "a") && !SnapshotPath.isShortened(name))
    }
}
