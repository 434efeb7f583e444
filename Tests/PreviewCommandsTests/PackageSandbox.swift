import Foundation

/// A copy of what this package shows, to be edited; it goes away with this.
final class PackageSandbox {
    let folder = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")

    init() throws {
        for path in ["Package.swift", "Templates", "Examples/Gallery/Localizations"] {
            let copy = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: HostProcess.package.appending(path: path), to: copy)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Adds text to a file, which need not exist yet.
    func append(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try Data((old + text).utf8).write(to: file)
    }
}
