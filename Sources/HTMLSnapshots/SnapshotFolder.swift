public import Foundation

/// The folder of all snapshots of a program.
public struct SnapshotFolder: Sendable {
    /// Where it is.
    public let url: URL

    /// A folder, which need not exist yet.
    public init(url: URL) {
        self.url = url
    }

    /// The files that belong to none of these snapshots, by their paths below the folder, in order.
    public func obsolete(besides snapshots: [HTMLSnapshot]) -> [String] {
        let known = Set(snapshots.map { $0.file.pathComponents.suffix(2).joined(separator: "/") })
        let paths = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
        return (paths ?? []).filter { $0.hasSuffix(".html") && !known.contains($0) }.sorted()
    }
}
