import Foundation
import Testing

@testable import PreviewSite

struct AssetTableTests {
    /// The files have no content, only a length: they take no room.
    @Test(arguments: [(AssetTable.limit, true), (AssetTable.limit + 1, false)])
    func aFileThatIsTooLargeIsAFault(size: Int, isServed: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "film.mp4")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(size))
        try handle.close()
        let table = AssetTable(folders: [folder])
        #expect((table["film.mp4"] != nil) == isServed)
        #expect(table.faults.map(\.place?.file) == (isServed ? [] : [file.standardizedFileURL.path]))
    }

    @Test func aStyleSheetStaysInItsElement() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("p::after { content: '</STYLE><script>' }".utf8).write(to: folder.appending(path: "own.css"))
        #expect(
            AssetTable(folders: [folder]).text(of: ["own.css"]) == "p::after { content: '<\\/STYLE><script>' }")
    }
}
