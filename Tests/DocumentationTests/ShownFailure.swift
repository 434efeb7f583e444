import FOSMVVM
import Foundation
import HTMLSnapshots
import PreviewSnapshots

@testable import HTMLSnapshotTesting

/// The message of a failed snapshot test on a page: that of a heading which has got a class.
struct ShownFailure {
    private static let title = "OrderViewModel/two-loaves en"
    private static let recorded = "<article class=\"order\"><h2>Your order</h2></article>"
    private static let actual = "<article class=\"order\"><h2 class=\"title\">Your order</h2></article>"

    /// Nil when the block is none.
    init?(_ code: String) {
        guard code.hasPrefix(Self.title) else { return nil }
    }

    func message() throws -> String {
        let snapshot = Self.snapshot(in: URL(filePath: "/bakery/Tests/BakeryTests/__Snapshots__"))
        let failure = SnapshotFailure(
            snapshot: snapshot, title: Self.title,
            address: HostProgram.address?.appending(path: "snapshots/OrderViewModel/two-loaves")
                .appending(queryItems: [URLQueryItem(name: "snapshot", value: "en")]),
            host: HostProgram(package: Project.bakery), isPending: true)
        return failure.message(for: try Self.outcome())
    }

    private static func outcome() throws -> SnapshotOutcome {
        let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try snapshot(in: folder).compare(recorded, mode: .all)
        return try snapshot(in: folder).compare(actual, mode: .never)
    }

    private static func snapshot(in folder: URL) -> HTMLSnapshot {
        HTMLSnapshot(folder: folder, viewModel: "OrderViewModel", preview: "two-loaves", locale: "en")
    }
}
