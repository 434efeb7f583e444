import Diagnostics
import Foundation

/// Writes SARIF 2.1.0, which code hosts and editors read:
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>.
///
/// Paths of files are relative to the repository, the base `%SRCROOT%`.
package struct SARIFCheckReporter: CheckReporter {
    private let paths: RepositoryPaths

    /// Creates a reporter.
    ///
    /// - Parameter prefix: The path from the repository's folder to the package's folder. Empty if they are the same.
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

    private func location(_ place: SourcePlace) -> SARIFLog.Location {
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

/// The parts of a SARIF log that a check needs. The names are those of the standard.
struct SARIFLog: Encodable {
    struct Run: Encodable {
        let tool: Tool
        let invocations: [Invocation]
        /// Columns are counted in Unicode scalars.
        let columnKind = "unicodeCodePoints"
        let results: [Result]
    }

    /// The statement that the check completed, with the findings that it omits.
    struct Invocation: Encodable {
        let executionSuccessful = true
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        let level = "warning"
        let message: Message
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name: String
        let rules: [Rule]
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message
        let defaultConfiguration: Configuration
    }

    struct Configuration: Encodable {
        let level: String
    }

    struct Message: Encodable {
        let text: String
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int?
        let level: String
        let message: Message
        let locations: [Location]
    }

    struct Location: Encodable {
        let physicalLocation: PhysicalLocation
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region?
    }

    struct ArtifactLocation: Encodable {
        let uri: String
        let uriBaseId: String?
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int?
    }

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version
        case runs
    }

    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]
}
