import Foundation

/// Measures the speed of the package. Run a release build: `make bench`.
///
/// The arguments name what to measure: `templates`, `snapshots`, `checks` or `site`. Without arguments, everything is measured.
/// `serve` and a port serve the generated catalog instead, for measurements in a browser.
@main
enum Benchmark: String, CaseIterable {
    case templates, snapshots, checks, site

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "serve" { return try SiteServer().run(port: arguments.last.flatMap(UInt16.init) ?? 8080) }
        let names = arguments
        let unknown = names.filter { Benchmark(rawValue: $0) == nil }
        guard unknown.isEmpty else {
            let known = allCases.map(\.rawValue).joined(separator: ", ")
            print("There is no benchmark \(unknown.joined(separator: ", ")). There are \(known).")
            exit(2)
        }
        for benchmark in names.isEmpty ? allCases : names.compactMap(Benchmark.init) {
            print("== \(benchmark.rawValue)")
            try benchmark.run()
        }
    }

    private func run() throws {
        switch self {
        case .templates: try TemplateBenchmark().run()
        case .snapshots:
            for count in [1_000, 10_000] { try VerifyBenchmark(count: count).run() }
            for change in PageChange.allCases { try DifferenceBenchmark(change: change).run() }
        case .checks: try CheckBenchmark().run()
        case .site: try SiteBenchmark().run()
        }
    }
}
