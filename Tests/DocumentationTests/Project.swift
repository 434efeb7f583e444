import Foundation

/// The files of this package that the docs are compared with. The tests in `Tools` have links to this file.
enum Project {
    static let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "../..").standardized
    /// The package that the docs build, file by file.
    static let bakery = folder.appending(path: "Tests/DocumentationTests/Bakery")

    /// `README.md`, every page of `Docs`, and every article of the reference, by their paths.
    static func pages() throws -> [String] {
        let docs = try paths(in: "Docs").filter { $0.hasSuffix(".md") }
        let articles = try paths(in: "Sources").filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
        return ["README.md"] + docs + articles
    }

    private static func paths(in name: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: name).path)
        return paths.sorted().map { "\(name)/\($0)" }
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The files below folders that have the suffix, without those at or below the paths in a folder that are excluded.
    static func sources(
        in folders: [String], suffix: String, without excluded: [String] = []
    ) throws -> [SourceText] {
        try folders.flatMap { name in
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: name).path)
            return try paths.filter { path in
                path.hasSuffix(suffix) && !excluded.contains { path == $0 || path.hasPrefix("\($0)/") }
            }
            .sorted().map { SourceText(try text("\(name)/\($0)")) }
        }
    }
}
