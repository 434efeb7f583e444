/// The time that one run of something takes.
struct Measurement {
    let name: String
    /// Microseconds, the median over the rounds.
    let median: Double

    /// Measures `run` in `rounds` rounds of `repetitions` each, after one round to warm up.
    init(_ name: String, rounds: Int = 15, repetitions: Int = 2_000, run: () -> Void) {
        let clock = ContinuousClock()
        let times = (0...rounds).map { _ in
            clock.measure { for _ in 0..<repetitions { run() } } / repetitions
        }
        self.name = name
        median = Self.median(times.dropFirst().map { $0 / .microseconds(1) })
    }

    init(name: String, median: Double) {
        self.name = name
        self.median = median
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
