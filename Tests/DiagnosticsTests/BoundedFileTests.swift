import Diagnostics
import Foundation
import Testing

struct BoundedFileTests {
    @Test func aPipeIsNotOpened() throws {
        let pipe = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: pipe) }
        try #require(mkfifo(pipe.path, 0o600) == 0)
        let error = try #require(throws: Diagnostic.self) { _ = try BoundedFile(pipe, limit: 10).data() }
        #expect(error.kind == .unreadable)
        #expect(error.message.contains("It is not a regular file."))
    }

    @Test(arguments: ["/dev/zero", "/", "/nowhere/at-all"])
    func whatIsNotARegularFileIsUnreadable(path: String) throws {
        let error = try #require(throws: Diagnostic.self) { _ = try BoundedFile(URL(filePath: path), limit: 10).data() }
        #expect(error.kind == .unreadable)
    }

    @Test func aFileIsReadUpToItsLimit() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "file-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("0123456789".utf8).write(to: file)
        #expect(try BoundedFile(file, limit: 10).text() == "0123456789")
        let error = try #require(throws: Diagnostic.self) { _ = try BoundedFile(file, limit: 9).data() }
        #expect(error.kind == .invalidFile)
    }
}
