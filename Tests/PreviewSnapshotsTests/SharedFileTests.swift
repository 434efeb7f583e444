import FOSMVVM
import Foundation
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots
import Testing

@ViewModel
struct PASSViewModel {
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init() }
}

struct PASSView: ViewModelView {
    init(viewModel: PASSViewModel) {}
}

@Suite struct SharedFileTests {
    @Test func previewsThatShareAFileAreAnError() throws {
        let german = Locale(identifier: "de")
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "Held", file: "/app/Sources/App/PassView.swift", line: 1, locale: german) {
                PassView.previewHost()
            },
            PreviewRecord(name: "Held", file: "/app/Sources/App/PASSView.swift", line: 1, locale: german) {
                PASSView.previewHost()
            },
        ])
        let package = FileManager.default.temporaryDirectory
        let paths = ["PassViewModel/held.de.html", "PASSViewModel/held.de.html"]
        let error = #expect(throws: SnapshotPlanError.self) {
            try PreviewSnapshots.all(package: package, catalog: catalog)
        }
        guard case .collisions(let groups) = error else {
            Issue.record("It has another kind.")
            return
        }
        #expect(groups.map(Set.init) == [Set(paths)])
    }
}
