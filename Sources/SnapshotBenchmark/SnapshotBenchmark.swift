import Foundation
import HTMLSnapshots

/// Measures what verifying snapshots and describing differences cost, beside comparing texts and lines.
///
/// Run a release build; `snapshot-benchmark 1000` takes so many snapshots instead of 10,000.
@main
struct SnapshotBenchmark {
    static func main() throws {
        let most = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
        for count in [most / 10, most] { try VerifyBenchmark(count: count).run() }
        for change in PageChange.allCases { try DifferenceBenchmark(change: change).run() }
    }
}
