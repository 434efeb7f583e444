import HTMLSnapshots

/// Writes what a check found for people or machines.
package protocol CheckReporter {
    /// The whole report, which ends in a line break.
    func text(of report: CheckReport) -> String
}

/// Writes a line for each finding, as compilers do, then what rules found besides, and a summary.
package struct TextCheckReporter: CheckReporter {
    /// A reporter.
    package init() {}

    package func text(of report: CheckReport) -> String {
        let findings = report.findings.map { finding in
            let place = finding.place.map { "\($0): " } ?? ""
            return "\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
        }
        return (findings + report.omissions + [report.summary]).map { $0 + "\n" }.joined()
    }
}

extension CheckReport {
    /// One line: `28 rules: 2 errors, 1 warning`.
    package var summary: String {
        let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(Self.count)
        let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
        return "\(Self.count(rules.count, "rule")): \(found)"
    }

    /// A line for each rule that found more than is told: `and 50 more [literal-text]`.
    package var omissions: [String] {
        omitted.sorted { $0.key < $1.key }.map { "and \($0.value) more [\($0.key)]" }
    }

    private static func count(_ count: Int, _ name: String) -> String {
        "\(count) \(name)\(count == 1 ? "" : "s")"
    }
}

/// Writes findings as annotations of a workflow's run, then a summary.
package struct GitHubCheckReporter: CheckReporter {
    private let paths: RepositoryPaths

    /// A reporter.
    ///
    /// - Parameter prefix: What leads from the repository's folder to the package's, empty where they are one.
    package init(prefix: String = "") {
        paths = RepositoryPaths(prefix: prefix)
    }

    package func text(of report: CheckReport) -> String {
        let findings = report.findings.map { finding in
            GitHubAnnotation(
                finding.severity == .error ? .error : .warning, file: finding.place.map { paths.path(of: $0.file) },
                line: finding.place?.line, column: finding.place?.column, title: finding.rule,
                message: finding.message
            ).command
        }
        return (findings + report.omissions + [report.summary]).map { $0 + "\n" }.joined()
    }
}

/// The paths of a package's files in its repository.
struct RepositoryPaths {
    private let prefix: String

    /// - Parameter prefix: What leads from the repository's folder to the package's, empty where they are one.
    init(prefix: String) {
        self.prefix = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
    }

    /// The path of a file; one outside of the package has its whole path already.
    func path(of file: String) -> String {
        file.hasPrefix("/") ? file : prefix + file
    }
}
