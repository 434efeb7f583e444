package import Foundation
package import HTMLRendering
import TemplateEngine

/// The severities that a package gives to rules in its settings, a line for each: `check literal-text: warning`.
package struct CheckSeverities: Sendable {
    private var severities: [String: CheckSeverity] = [:]

    /// No rule's is another than its own.
    package init() {}

    /// The severities in the settings of a package, which need not have any.
    ///
    /// - Throws: `PackageSettingsError` with the line.
    package init(package: URL) throws {
        try self.init(settings: PackageSettings(package: package))
    }

    /// The severities in settings.
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

    /// The severity of a rule: the package's, else the rule's own.
    package func severity(of rule: any CheckRule) -> CheckSeverity {
        severities[rule.name] ?? rule.severity
    }

    /// These severities, but for rules that are asked for by name, which are not off.
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

/// Why a line of settings gives no rule a severity.
enum CheckSeverityProblem: Error {
    case unknownRule(String)
    case unknownSeverity(String)
    case repeatedRule(String)

    /// What is wrong and what to do.
    var message: String {
        switch self {
        case .unknownRule(let name): NearestNames.unknown("rule", name, among: CheckRules.all.map(\.name))
        case .unknownSeverity(let name): "'\(name)' is no severity. Choose one of error, warning, off."
        case .repeatedRule(let name): "'\(name)' stands twice. Remove one of the lines."
        }
    }
}
