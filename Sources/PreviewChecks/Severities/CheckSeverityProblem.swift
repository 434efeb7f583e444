import TemplateEngine

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
