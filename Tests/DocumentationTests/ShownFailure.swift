import FOSMVVM
import Foundation
import HTMLSnapshots
import PreviewSnapshots

/// The message of a failed snapshot test on a page: that of a heading which has got a class.
struct ShownFailure {
    private static let title = "OrderViewModel/two-loaves en"
    private static let recorded = "<article class=\"order\"><h2>Your order</h2></article>"
    private static let actual = "<article class=\"order\"><h2 class=\"title\">Your order</h2></article>"

    /// Nil when the block is none.
    init?(_ code: String) {
        guard code.hasPrefix("different: \(Self.title)") else { return nil }
    }

    func message() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let snapshot = HTMLSnapshot(folder: folder, viewModel: "OrderViewModel", preview: "two-loaves", locale: "en")
        _ = try snapshot.compare(Self.recorded, mode: .all)
        let address = HostProgram.address?.appending(path: "snapshots/OrderViewModel/two-loaves")
            .appending(queryItems: [URLQueryItem(name: "snapshot", value: "en")])
        let subject = SnapshotCase(
            snapshot: snapshot, title: Self.title, address: address?.absoluteString,
            acceptCommand: HostProgram(package: Project.bakery).acceptCommand(path: snapshot.path)
        ) {
            ActualHTML(Self.actual)
        }
        return SnapshotResult(comparing: subject, mode: .missing).text(colored: false)
            .replacing(folder.path, with: "/bakery/Tests/BakeryTests/__Snapshots__")
    }
}
