import Foundation

/// Contenders that are measured in turns, so that disturbances of the machine affect all of them.
struct Contest {
    struct Contender {
        let name: String
        let run: () -> Void
    }

    let contenders: [Contender]
    var rounds = 21
    var repetitions = 2_000

    /// Returns the median time of a run of each contender, in order. The first round warms up and is ignored.
    func results() -> [BenchmarkResult] {
        let times = (0...rounds).map { _ in contenders.map(time) }.dropFirst()
        return contenders.indices.map { index in
            let sorted = times.map { $0[index] }.sorted()
            return BenchmarkResult(name: contenders[index].name, microseconds: sorted[sorted.count / 2])
        }
    }

    /// Returns the microseconds for one run, averaged over many.
    private func time(_ contender: Contender) -> Double {
        let duration = ContinuousClock().measure {
            for _ in 0..<repetitions { contender.run() }
        }
        return duration / .microseconds(repetitions)
    }
}

/// The time that an engine needs for the page.
struct BenchmarkResult: Decodable {
    let name: String
    /// The median of all rounds.
    let microseconds: Double
}

/// Prints the results in columns: the time for a page, and its ratio to that of the first row.
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
