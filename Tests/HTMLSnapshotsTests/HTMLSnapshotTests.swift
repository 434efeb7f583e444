import Foundation
import HTMLSnapshots
import Testing

@Suite final class HTMLSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let snapshot: HTMLSnapshot

    init() {
        snapshot = HTMLSnapshot(folder: folder, viewModel: "LampViewModel", preview: "on", locale: "de")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func aMissingSnapshotIsWrittenWhereToldAndReported() throws {
        #expect(try snapshot.compare("<p>", mode: .verify(recordsMissing: false)) == .missing(recorded: false))
        #expect(try snapshot.compare("<p>", mode: .verify(recordsMissing: true)) == .missing(recorded: true))
        #expect(try snapshot.compare("<p>\r\n", mode: .verify(recordsMissing: false)) == .same)
        #expect(try String(contentsOf: snapshot.file, encoding: .utf8) == "<p>\n")
        #expect(snapshot.file.path.hasSuffix("/LampViewModel/on.de.html"))
    }

    @Test func aDifferenceNamesTheFirstLineThatDiffersAndLeavesTheFile() throws {
        _ = try snapshot.compare("<p>\none\n</p>", mode: .record)
        let outcome = try snapshot.compare("<p>\ntwo\n</p>", mode: .verify(recordsMissing: true))
        guard case .different(let difference) = outcome else {
            Issue.record("expected a difference, got \(outcome)")
            return
        }
        #expect(difference.description == "line 2\n- one\n+ two")
        #expect(try snapshot.compare("<p>\none\n</p>", mode: .verify(recordsMissing: true)) == .same)
    }

    @Test func aFileThatIsNotUTF8IsAnError() throws {
        _ = try snapshot.compare("<p>", mode: .record)
        try Data([0x3C, 0xFF]).write(to: snapshot.file)
        #expect(throws: HTMLSnapshotError.notUTF8(snapshot.file)) {
            try snapshot.compare("<p>", mode: .verify(recordsMissing: true))
        }
    }

    @Test func aFolderInPlaceOfTheFileIsAnError() throws {
        try FileManager.default.createDirectory(at: snapshot.file, withIntermediateDirectories: true)
        #expect(throws: HTMLSnapshotError.self) {
            try snapshot.compare("<p>", mode: .verify(recordsMissing: true))
        }
    }

    @Test func filesOfNoPreviewAreObsolete() throws {
        _ = try snapshot.compare("<p>", mode: .record)
        #expect(SnapshotFolder(url: folder).obsolete(besides: [snapshot]) == [])
        #expect(SnapshotFolder(url: folder).obsolete(besides: []) == ["LampViewModel/on.de.html"])
    }

    @Test(arguments: [
        ([:], SnapshotMode.verify(recordsMissing: true)),
        (["CI": "true"], .verify(recordsMissing: false)),
        (["SNAPSHOT_TESTING_RECORD": "all"], .record),
        (["SNAPSHOT_TESTING_RECORD": "all", "CI": "1"], .verify(recordsMissing: false)),
    ])
    func theEnvironmentDecidesWhatIsWritten(environment: [String: String], mode: SnapshotMode) {
        #expect(SnapshotMode(environment: environment) == mode)
    }
}
