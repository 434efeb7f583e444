import Foundation
import HTMLSnapshots

/// Verifies generated snapshots of about 4 KB, all of which match.
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

    private func subjects(in folder: URL) -> some Sequence<SnapshotCase> {
        (0..<count).lazy.map { number in
            let snapshot = HTMLSnapshot(
                folder: folder, viewModel: "View\(number / 50)", preview: "p\(number % 50)", locale: "en")
            return SnapshotCase(snapshot: snapshot) { ActualHTML(Self.html(number)) }
        }
    }

    private static func html(_ number: Int) -> String { GeneratedPage(prefix: "w").html(cards: 6, seed: number) }

    /// Measures rendering, reading the normalized file, and comparing it with a text of the same length.
    private func secondsAsTexts(in folder: URL) throws -> Double {
        let start = ContinuousClock.now
        var same = 0
        for (number, subject) in subjects(in: folder).enumerated() {
            let html = Self.html(number)
            let recorded = String(decoding: try Data(contentsOf: subject.snapshot.file), as: UTF8.self)
            if recorded == html { same += 1 }
        }
        precondition(same == 0, "generated pages are not in normal form")
        return (ContinuousClock.now - start) / .seconds(1)
    }
}

/// The resources that the process has used so far.
enum Usage {
    /// The maximum resident memory.
    static var peakMegabytes: Int {
        #if os(Linux)
            now.ru_maxrss / 1_000
        #else
            now.ru_maxrss / 1_000_000
        #endif
    }

    /// The CPU time of the program and the system, in seconds.
    static var processorSeconds: Double {
        let times = [now.ru_utime, now.ru_stime]
        return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
    }

    private static var now: rusage {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #else
            getrusage(RUSAGE_SELF, &usage)
        #endif
        return usage
    }
}

/// Formats numbers for the output.
enum Figure {
    /// Formats a number with three significant digits.
    static func of(_ value: Double) -> String {
        value.formatted(.number.precision(.significantDigits(3)).locale(Locale(identifier: "en")))
    }
}
