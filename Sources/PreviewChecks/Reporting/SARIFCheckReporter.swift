import Foundation

/// Writes SARIF 2.1.0, which code hosts and editors read:
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>.
///
/// Files are relative to the repository, below the base `%SRCROOT%`.
package struct SARIFCheckReporter: CheckReporter {
    private let paths: RepositoryPaths

    /// A reporter.
    ///
    /// - Parameter prefix: What leads from the repository's folder to the package's, empty where they are one.
    package init(prefix: String = "") {
        paths = RepositoryPaths(prefix: prefix)
    }

    package func text(of report: CheckReport) -> String {
        let indices = Dictionary(uniqueKeysWithValues: report.rules.enumerated().map { ($1.name, $0) })
        let driver = SARIFLog.Driver(name: "preview-host", rules: report.rules.map(descriptor))
        let results = report.findings.map { result($0, index: indices[$0.rule]) }
        let run = SARIFLog.Run(
            tool: SARIFLog.Tool(driver: driver), invocations: [invocation(of: report)], results: results)
        return CheckJSON.text(of: SARIFLog(runs: [run]))
    }

    private func invocation(of report: CheckReport) -> SARIFLog.Invocation {
        SARIFLog.Invocation(
            toolExecutionNotifications: report.omissions.map {
                SARIFLog.Notification(message: SARIFLog.Message(text: $0))
            })
    }

    private func descriptor(of rule: any CheckRule) -> SARIFLog.Rule {
        SARIFLog.Rule(
            id: rule.name, shortDescription: SARIFLog.Message(text: rule.summary + "."),
            fullDescription: SARIFLog.Message(text: rule.explanation), help: SARIFLog.Message(text: rule.fix),
            defaultConfiguration: SARIFLog.Configuration(level: level(of: rule.severity)))
    }

    private func result(_ finding: CheckFinding, index: Int?) -> SARIFLog.Result {
        SARIFLog.Result(
            ruleId: finding.rule, ruleIndex: index, level: level(of: finding.severity),
            message: SARIFLog.Message(text: finding.message), locations: finding.place.map { [location($0)] } ?? [])
    }

    private func location(_ place: CheckPlace) -> SARIFLog.Location {
        let path = paths.path(of: place.file)
        let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        let isInPackage = !path.hasPrefix("/")
        return SARIFLog.Location(
            physicalLocation: SARIFLog.PhysicalLocation(
                artifactLocation: SARIFLog.ArtifactLocation(
                    uri: isInPackage ? uri : "file://" + uri, uriBaseId: isInPackage ? "%SRCROOT%" : nil),
                region: place.line.map { SARIFLog.Region(startLine: $0, startColumn: place.column) }))
    }

    private func level(of severity: CheckSeverity) -> String {
        severity == .off ? "none" : severity.rawValue
    }
}
