import Foundation

extension TestSite {
    /// Has folders in one of the site's while the body runs, whose end no path reaches: even one who may read everything
    /// cannot list them.
    func withFoldersTooDeep(in path: String, _ body: () throws -> Void) throws {
        let names = Array(repeating: String(repeating: "d", count: 250), count: 9).joined(separator: "/")
        let end = folder.appending(path: "\(path)/\(names)")
        let (inner, moved) = (folder.appending(path: "Inner"), end.appending(path: "Inner"))
        for folder in [end, inner.appending(path: names)] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try FileManager.default.moveItem(at: inner, to: moved)
        // Where they are, nobody could remove them either.
        defer { try? FileManager.default.moveItem(at: moved, to: inner) }
        try body()
    }
}
