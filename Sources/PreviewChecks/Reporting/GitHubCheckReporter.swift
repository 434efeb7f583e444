import HTMLSnapshots

/// Writes findings as annotations of a GitHub workflow, then a summary.
package struct GitHubCheckReporter: CheckReporter {
    private let paths: RepositoryPaths

    /// Creates a reporter.
    ///
    /// - Parameter prefix: The path from the repository's folder to the package's folder. Empty if they are the same.
    package init(prefix: String = "") {
        paths = RepositoryPaths(prefix: prefix)
    }

    package func text(of report: CheckReport) -> String {
        var log = GitHubLog()
        let findings = report.findings.map { log.line(of: annotation(of: $0)) }
        let rest = log.rest.map { [$0.command] } ?? []
        return (findings + report.omissions + rest + [report.summary]).map { $0 + "\n" }.joined()
    }

    private func annotation(of finding: CheckFinding) -> GitHubAnnotation {
        GitHubAnnotation(
            finding.severity == .error ? .error : .warning, file: finding.place.map { paths.path(of: $0.file) },
            line: finding.place?.line, column: finding.place?.column, title: finding.rule, message: finding.message)
    }
}

/// The paths of a package's files in its repository.
struct RepositoryPaths {
    private let prefix: String

    /// - Parameter prefix: The path from the repository's folder to the package's folder. Empty if they are the same.
    init(prefix: String) {
        self.prefix = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
    }

    /// Returns the path of a file. A file outside of the package keeps its absolute path.
    func path(of file: String) -> String {
        file.hasPrefix("/") ? file : prefix + file
    }
}
