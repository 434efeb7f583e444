import Foundation
import HTMLSnapshots

/// Verifies generated snapshots of about 4 KB, all of which are as recorded.
struct VerifyBenchmark {
    let count: Int

    func run() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "snapshot-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = SnapshotRun(mode: .all).run(subjects(in: folder), total: count)
        for workers in [1, 2] {
            let before = Usage.processorSeconds
            let summary = SnapshotRun(mode: .never, workers: workers).run(subjects(in: folder), total: count)
            precondition(summary.count(.same) == count, "\(summary)")
            report("verify, \(workers) at a time", seconds: summary.seconds, processorSince: before)
        }
        let before = Usage.processorSeconds
        report("the same as texts", seconds: try secondsAsTexts(in: folder), processorSince: before)
        print("  peak memory \(Usage.peakMegabytes) MB")
    }

    private func report(_ what: String, seconds: Double, processorSince before: Double) {
        let each = (Usage.processorSeconds - before) / Double(count) * 1_000_000
        print("\(count) snapshots, \(what): \(Figure.of(seconds)) s, \(Figure.of(each)) µs of a processor each")
    }

    private func subjects(in folder: URL) -> some Sequence<SnapshotSubject> {
        (0..<count).lazy.map { number in
            let snapshot = HTMLSnapshot(
                folder: folder, viewModel: "View\(number / 50)", preview: "p\(number % 50)", locale: "en")
            return SnapshotSubject(snapshot: snapshot) { GeneratedPage(prefix: "w").html(cards: 6, seed: number) }
        }
    }

    /// Rendering, reading the normalized file and comparing it with a text of the same length.
    private func secondsAsTexts(in folder: URL) throws -> Double {
        let start = ContinuousClock.now
        var same = 0
        for subject in subjects(in: folder) {
            let html = try subject.html()
            let recorded = String(decoding: try Data(contentsOf: subject.snapshot.file), as: UTF8.self)
            if recorded == html { same += 1 }
        }
        precondition(same == 0, "generated pages are not in normal form")
        return (ContinuousClock.now - start) / .seconds(1)
    }
}
