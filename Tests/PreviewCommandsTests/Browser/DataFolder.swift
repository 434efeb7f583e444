import Foundation

/// The folder for data of a user, with a folder for temporary files, which goes away with it.
final class DataFolder {
    static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../SharedNames").standardized

    let folder = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var temporary: URL { folder.appending(path: "tmp", directoryHint: .isDirectory) }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The files of snapshots, sorted.
    var snapshots: [String] {
        let files = try? FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "snapshots").path)
        return (files ?? []).filter { $0.hasSuffix(".png") }.sorted()
    }

    func replaceSnapshot(_ path: String, with other: String) throws {
        let bytes = try Data(contentsOf: folder.appending(path: "snapshots/\(other)"))
        try bytes.write(to: folder.appending(path: "snapshots/\(path)"))
    }

    /// Runs a command about the snapshots of a host of two previews.
    func runSnapshots(
        _ arguments: [String], in package: URL = DataFolder.package, environment: [String: String] = [:]
    ) async throws -> HostProcess {
        let snapshots = folder.appending(path: "snapshots", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
        let all = ["snapshots"] + arguments + ["--snapshots", snapshots.path]
        return try await run(all, in: package, environment: environment)
    }

    /// Copies the package of two previews, to add files to it.
    func copyPackage() throws -> URL {
        let copy = folder.appending(path: "package", directoryHint: .isDirectory)
        try FileManager.default.copyItem(at: Self.package, to: copy)
        return copy
    }

    /// Runs a host of two previews for this user.
    func run(
        _ arguments: [String], in package: URL = DataFolder.package, environment: [String: String] = [:]
    ) async throws -> HostProcess {
        let user = [
            "XDG_DATA_HOME": folder.path(percentEncoded: false), "TMPDIR": temporary.path(percentEncoded: false),
        ]
        return try await HostProcess.run(
            arguments, in: package, program: HostProcess.executable("shared-names"),
            environment: user.merging(environment) { $1 })
    }
}
