import Diagnostics
import Foundation
import Testing

struct FileReplacementTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "replacement-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func aFileIsReplacedAndKeepsItsPermissions() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.yml")
        try FileReplacement.write(Data("old".utf8), to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try FileReplacement.write(Data("new".utf8), to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
        #expect(try names() == ["a.yml"])
    }

    @Test func whatAKilledProcessLeftBehindIsRemoved() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // No process has the first number. This process has the second one, and may still write.
        let kept = [".preview-host-new-\(getpid())-a", ".preview-host-new-x", "b.yml"]
        for name in kept + [".preview-host-new-\(Int32.max)-a"] {
            try Data().write(to: folder.appending(path: name))
        }
        try FileReplacement.write(Data("new".utf8), to: folder.appending(path: "a.yml"))
        #expect(try names() == (kept + ["a.yml"]).sorted())
    }

    @Test func nothingIsLeftBehindAfterAnError() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let inPlace = folder.appending(path: "folder")
        try FileManager.default.createDirectory(at: inPlace, withIntermediateDirectories: true)
        #expect(throws: POSIXError.self) { try FileReplacement.write(Data("new".utf8), to: inPlace) }
        #expect(try names() == ["folder"])
        let missing = folder.appending(path: "none/a.yml")
        let error = #expect(throws: CocoaError.self) { try FileReplacement.write(Data("new".utf8), to: missing) }
        #expect(error?.code == .fileNoSuchFile)
        #expect(error?.userInfo[NSFilePathErrorKey] as? String == missing.path)
    }
}
