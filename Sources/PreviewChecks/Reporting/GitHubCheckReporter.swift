import HTMLSnapshots

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
