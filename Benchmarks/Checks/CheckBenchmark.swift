import FOSMVVM
import Foundation
import PreviewChecks

/// Measures a check of a thousand ViewModels in seven locales.
struct CheckBenchmark {
    func run() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "check-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = GeneratedCatalog()
        try catalog.writeTexts(to: folder)
        let start = ContinuousClock.now
        let store = TextStore(folders: [folder])
        print("Reading the texts: \(seconds(since: start)) s")
        let checking = ContinuousClock.now
        let report = CheckRun().report(on: catalog.subject(package: folder, store: store))
        print("Checking: \(seconds(since: checking)) s; \(report.summary)")
        print("The whole check: \(seconds(since: start)) s")
    }

    private func seconds(since start: ContinuousClock.Instant) -> String {
        ((ContinuousClock.now - start) / .seconds(1))
            .formatted(.number.precision(.fractionLength(3)).locale(Locale(identifier: "en")))
    }
}
