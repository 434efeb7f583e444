import Foundation

/// Measures what the package does in one process. Run a release build. `make bench` measures more, and prints a table.
///
/// The arguments name what to measure: `templates`, `snapshots`, `checks` or `site`. Without arguments, everything is measured.
/// `serve` and a port serve the generated catalog instead, for measurements in a browser. `count` does the work whose
/// instructions `Scripts/count-work` counts.
@main
enum Benchmark: String, CaseIterable {
    case templates, snapshots, checks, site

    static func main() throws {
        let names = CommandLine.arguments.dropFirst()
        if names.first == "count" { return try CountBenchmark().run() }
        if names.first == "serve" { return try serve(port: names.dropFirst().first ?? "8080") }
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

    private static func serve(port: String) throws {
        guard let port = UInt16(port) else {
            print("'\(port)' is not a port. Write a number up to 65535, such as 'benchmark serve 8080'.")
            exit(2)
        }
        try SiteServer().run(port: port)
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
