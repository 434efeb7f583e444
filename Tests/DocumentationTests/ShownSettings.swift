import Foundation
import HTMLSnapshots
import PreviewSnapshots

/// Lines of the file `.preview-host`, as a page shows them.
struct ShownSettings {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The redactions of a package that has just these settings.
    func redactions() throws -> [SnapshotRedaction] {
        let package = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: package) }
        try Data(text.utf8).write(to: package.appending(path: ".preview-host"))
        return try SnapshotRedaction.declared(inPackage: package)
    }
}
