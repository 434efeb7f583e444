import Diagnostics
package import Foundation
package import HTMLRendering

/// The severities that a package gives to rules in its settings.
///
///     check:
///       literal-text: warning
package struct CheckSeverities: Sendable {
    private var severities: [String: CheckSeverity] = [:]

    /// Severities that change no rule.
    package init() {}

    /// Reads the severities in the settings of a package.
    ///
    /// - Throws: `PackageSettingsError`.
    package init(package: URL, rules: CheckRules) throws {
        try self.init(settings: PackageSettings(package: package), rules: rules)
    }

    /// Reads the severities in settings.
    ///
    /// - Parameter rules: The rules that they can name.
    /// - Throws: `PackageSettingsError`.
    package init(settings: PackageSettings, rules: CheckRules) throws {
        for (rule, severity) in try settings.values(of: .check, { try Self.severity(in: $0, rules) }) {
            severities[rule] = severity
        }
    }

    /// Returns the severity of a rule: that of the package, or else the rule's own.
    package func severity(of rule: any CheckRule) -> CheckSeverity {
        severities[rule.name] ?? rule.severity
    }

    /// Returns these severities with rules turned on, because a command names them.
    package func turningOn(_ rules: [any CheckRule]) -> Self {
        var severities = self
        for rule in rules where severity(of: rule) == .off { severities.severities[rule.name] = nil }
        return severities
    }

    private static func severity(
        in entry: PackageSettings.Entry, _ rules: CheckRules
    ) throws -> (rule: String, CheckSeverity) {
        guard rules.named(entry.name) != nil else {
            throw CheckSeverityProblem.unknownRule(entry.name, names: rules.all.map(\.name))
        }
        guard let severity = CheckSeverity(rawValue: entry.value) else {
            throw CheckSeverityProblem.unknownSeverity(entry.value)
        }
        return (entry.name, severity)
    }
}

/// The reason why a value in settings does not set a severity.
enum CheckSeverityProblem: LocalizedError {
    case unknownRule(String, names: [String])
    case unknownSeverity(String)

    /// What is wrong and what to do.
    var errorDescription: String? {
        switch self {
        case .unknownRule(let name, let names):
            NearestNames.unknown("rule", name, among: names)
        case .unknownSeverity(let name):
            NearestNames.unknown(
                "severity", name, among: CheckSeverity.allCases.map(\.rawValue),
                hint: " Choose one of error, warning, off.")
        }
    }
}
