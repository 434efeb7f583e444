/// How long an engine takes for the page.
struct BenchmarkResult: Decodable {
    let name: String
    /// The median of all rounds.
    let microseconds: Double
}
