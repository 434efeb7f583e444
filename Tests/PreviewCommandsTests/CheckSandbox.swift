import Foundation

/// A package with a template of the example's `TaskListView`, which goes away with it.
final class CheckSandbox {
    let folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID().uuidString)")

    init(template: String) throws {
        try write("// swift-tools-version: 6.3\n", to: "Package.swift")
        try write(template, to: "Templates/TaskListView.mustache")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Runs `preview-host check` in the package.
    func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> HostProcess {
        try await HostProcess.run(["check"] + arguments, in: folder, environment: environment)
    }
}
