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
        #expect(SnapshotFile.isAbsence(try #require(read)))
        #expect(SnapshotFile.isAbsence(try #require(removal)))
        #expect(!SnapshotFile.isAbsence(CocoaError(.fileReadNoPermission)))
    }

    @Test func whatIsNotThereIsReadAsNothingAndRemoved() throws {
        #expect(try SnapshotFile(url: url).read() == nil)
        try SnapshotFile(url: url).remove()
        try folder.write("a file", to: folder.url.appending(path: "A"))
        #expect(try SnapshotFile(url: url).read() == nil)
        try SnapshotFile(url: url).remove()
    }
}
