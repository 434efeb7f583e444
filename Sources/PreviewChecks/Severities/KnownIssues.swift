package import Diagnostics
import Foundation
package import HTMLRendering

/// The issues that a package expects, as `withKnownIssue` does in a test. Each allows one finding of a rule in a file,
/// or one snapshot that does not match.
///
///     known-issues:
///       - unknown-name: Templates/OvenView.mustache
///       - snapshot: OvenViewModel/hot.en.html
package struct KnownIssues: Sendable {
    /// An issue in the settings.
    struct Issue: Hashable, Sendable {
        let rule: String
        let file: String
        /// The line of the settings, from 1.
        let line: Int
    }

    /// The name of an issue that is a snapshot, and not a finding of a rule.
    private static let snapshot = "snapshot"

    private let issues: [Issue]

    /// Expects no issues.
    package init() { issues = [] }

    /// Reads the issues in settings.
    ///
    /// - Parameter rules: The rules that they can name.
    /// - Throws: `PackageSettingsError`.
    package init(settings: PackageSettings, rules: CheckRules) throws {
        let names = rules.all.map(\.name) + [Self.snapshot]
        issues = try settings.values(of: .knownIssues) { entry in
            guard names.contains(entry.name) else { throw UnknownIssue(name: entry.name, names: names) }
            return Issue(rule: entry.name, file: entry.value, line: entry.line)
        }
    }

    /// The paths of the snapshots that are expected not to match, such as `OvenViewModel/hot.en.html`.
    package var snapshots: Set<String> { Set(issues.filter { $0.rule == Self.snapshot }.map(\.file)) }

    /// Returns the errors of snapshots in the settings that are not among all snapshots, whose paths are given.
    package func unknownSnapshots(among paths: Set<String>) -> [Diagnostic] {
        issues.filter { $0.rule == Self.snapshot && !paths.contains($0.file) }.map { issue in
            Diagnostic(
                .settings, NearestNames.unknown("snapshot", issue.file, among: paths.sorted()),
                at: SourcePlace(file: PackageSettings.fileName, line: issue.line))
        }
    }

    /// Removes the expected findings of a rule, and returns the issues that were not found.
    ///
    /// - Parameter findings: All findings of the rule.
    func remove(from findings: inout [CheckFinding], of rule: any CheckRule) -> [Issue] {
        if rule is ChangedSnapshot { findings.removeAll(where: isSnapshot) }
        return issues.filter { issue in
            guard issue.rule == rule.name else { return false }
            guard let index = findings.firstIndex(where: { $0.place?.file == issue.file }) else { return true }
            findings.remove(at: index)
            return false
        }
    }
}

extension KnownIssues {
    /// Whether a finding is the pending change of a snapshot that is expected not to match.
    private func isSnapshot(_ finding: CheckFinding) -> Bool {
        let file = finding.place?.file.replacing(".new.", with: ".") ?? ""
        return snapshots.contains { file.hasSuffix("/" + $0) }
    }
}

/// The settings name an issue that no rule reports.
private struct UnknownIssue: LocalizedError {
    let name: String
    let names: [String]

    var errorDescription: String? {
        NearestNames.unknown("rule", name, among: names, hint: " Write the name of a rule, or 'snapshot'.")
    }
}

/// Finds issues in the settings that are solved. It looks only at what all other rules have found.
struct SolvedIssue: CheckRule {
    let name = "solved-issue"
    let severity = CheckSeverity.error
    let summary = "An issue that the settings expect is not found"
    let explanation = """
        An issue in known-issues allows a finding of a rule in a file. Once it is solved, the same mistake would go \
        unnoticed. Each issue is compared if its rule runs.
        """
    let fix = "Remove the issue from known-issues in the settings."

    /// Returns a finding for each issue that the other rules have not found.
    func findings(about issues: [KnownIssues.Issue]) -> [CheckFinding] {
        issues.map { issue in
            finding(
                "The settings expect \(issue.rule) in \(issue.file), which is not found. Remove it from known-issues.",
                at: SourcePlace(file: PackageSettings.fileName, line: issue.line))
        }
    }
}
