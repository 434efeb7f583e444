import HTMLSnapshots

/// Writes findings as annotations of a workflow's run, then a summary.
package struct GitHubCheckReporter: CheckReporter {
    private let prefix: String

    /// A reporter.
    ///
    /// - Parameter prefix: What leads from the repository's folder to the package's, empty where they are one.
    package init(prefix: String = "") {
        self.prefix = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
    }

    package func text(of report: CheckReport) -> String {
        let findings = report.findings.map { finding in
            GitHubAnnotation(
                finding.severity == .error ? .error : .warning, file: finding.place.map { path(of: $0.file) },
                line: finding.place?.line, column: finding.place?.column, title: finding.rule,
                message: finding.message
            ).command
        }
        let omitted = report.omitted.sorted { $0.key < $1.key }.map { "and \($0.value) more [\($0.key)]" }
        return (findings + omitted + [report.summary]).map { $0 + "\n" }.joined()
    }

    private func path(of file: String) -> String {
        file.hasPrefix("/") ? file : prefix + file
    }
}
