import Foundation
import Testing

@testable import Diagnostics

@Suite struct ReplacedFilesTests {
    @Test func whatAFunctionWritesIsNotedWithTheBytesBefore() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "replaced-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (folder.appending(path: "a"), folder.appending(path: "b"))
        try FileReplacement.write(Data("1".utf8), to: first)
        let (files, others) = (ReplacedFiles(), ReplacedFiles())
        try files.note {
            try FileReplacement.write(Data("2".utf8), to: first)
            try others.note { try FileReplacement.write(Data("3".utf8), to: second) }
            #expect(throws: (any Error).self) {
                try FileReplacement.write(Data(), to: folder.appending(path: "missing/c"))
            }
        }
        try FileReplacement.write(Data("4".utf8), to: second)
        #expect(files.all.map(\.url) == [first] && others.all.map(\.url) == [second])
        #expect(files.all.map(\.before) == [Data("1".utf8)] && files.all.map(\.after) == [Data("2".utf8)])
        #expect(others.all.map(\.before) == [nil])
    }
}
