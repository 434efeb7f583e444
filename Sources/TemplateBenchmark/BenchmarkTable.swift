import Foundation

/// The results in columns: the time for a page, and how many times that of the first row it is.
struct BenchmarkTable {
    let results: [BenchmarkResult]

    var text: String {
        let width = results.map(\.name.count).max() ?? 0
        return results.map { result in
            let name = result.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let ratio = result.microseconds / results[0].microseconds
            return String(format: "%@ %8.1f µs %6.2f ×", name, result.microseconds, ratio)
        }
        .joined(separator: "\n")
    }
}
