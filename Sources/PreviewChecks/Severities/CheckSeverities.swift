import Diagnostics
package import Foundation
package import HTMLRendering
import TemplateEngine

/// The severities of rules in a package's settings, one per line: `check literal-text: warning`.
package struct CheckSeverities: Sendable {
    private var severities: [String: CheckSeverity] = [:]

    /// Severities that change no rule.
    package init() {}

    /// Reads the severities in the settings of a package, if it has any.
    ///
    /// - Throws: `PackageSettingsError` with the line.
    package init(package: URL) throws {
        try self.init(settings: PackageSettings(package: package))
    }

    /// Reads the severities in settings.
    ///
    /// - Throws: `PackageSettingsError` with the line.
    package init(settings: PackageSettings) throws {
        for line in settings.lines where line.setting == .check {
            do throws(CheckSeverityProblem) {
                try add(rule: line.name, severity: line.value)
            } catch {
                throw PackageSettingsError(line: line.number, message: error.message)
            }
        }
    }

    /// Returns the severity of a rule: that of the package, or else the rule's own.
    package func severity(of rule: any CheckRule) -> CheckSeverity {
        severities[rule.name] ?? rule.severity
    }

    /// Returns these severities, but turns on rules that are named in the command.
    package func asking(for rules: [any CheckRule]) -> Self {
        var severities = self
        for rule in rules where severity(of: rule) == .off { severities.severities[rule.name] = nil }
        return severities
    }

    private mutating func add(rule: String, severity: String) throws(CheckSeverityProblem) {
        guard CheckRules.named(rule) != nil else { throw .unknownRule(rule) }
        guard let severity = CheckSeverity(rawValue: severity) else { throw .unknownSeverity(severity) }
        guard severities.updateValue(severity, forKey: rule) == nil else { throw .repeatedRule(rule) }
    }
}

/// The reason why a line of settings does not set a severity.
enum CheckSeverityProblem: Error {
    case unknownRule(String)
    case unknownSeverity(String)
    case repeatedRule(String)

    /// What is wrong and what to do.
    var message: String {
        switch self {
        case .unknownRule(let name): NearestNames.unknown("rule", name, among: CheckRules.all.map(\.name))
        case .unknownSeverity(let name): "'\(name)' is not a severity. Choose one of error, warning, off."
        case .repeatedRule(let name): "'\(name)' is set twice. Remove one of the lines."
        }
    }
}
