import Foundation

/// A folder of snapshots of the example's `TaskListViewModel`, which goes away with it.
final class SnapshotsSandbox {
    static let path = "TaskListViewModel/empty.de.html"

    let folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")

    init() {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs `preview-host snapshots` on the folder.
    func run(
        _ arguments: [String], environment: [String: String] = [:], input: String = ""
    ) async throws -> HostProcess {
        try await HostProcess.run(
            ["snapshots"] + arguments + ["--snapshots", folder.path], environment: environment, input: input)
    }

    /// Records four previews in one locale.
    func record() async throws {
        _ = try await run(["record", "--view-model", "TaskListViewModel", "--locale", "de"])
    }

    /// Changes the recorded file, so that it differs.
    func edit(_ path: String = path, attribute: String = "edited") throws {
        let edited = try text(path).replacing("data-testid=", with: "data-\(attribute)=")
        try write(edited, to: path)
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The files below the folder, in order.
    func files() throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }
            .sorted()
    }
}
