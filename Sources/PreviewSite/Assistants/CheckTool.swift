import FOSMVVM
import HTMLRendering
import ModelContextProtocol
import PreviewCatalog
import PreviewChecks
import Synchronization

/// The arguments of `check`.
struct CheckArguments: DescribedProperties {
    enum Severity: String, ArgumentChoice {
        case error, warning
    }

    let view: String?
    let rule: String?
    let severity: Severity?
    let browser: Bool?
    let cursor: String?

    static let descriptions = [
        "view": "Only the problems that previews of this view show: its name, or that of its ViewModel.",
        "rule": "Only what this rule finds, such as missing-translation.",
        "severity": "Only errors, or only warnings.",
        "browser":
            "Also open the previews in Chromium, which takes seconds, or minutes for a large project: accessibility, and what does not fit.",
        "cursor": "nextCursor of the last answer.",
    ]
}

/// The output of `check`.
struct CheckOutput: Codable, Sendable {
    let errors: Int
    let warnings: Int
    /// The number of known issues, which are left out.
    let known: Int
    let problems: [AssistantProblem]
    let nextCursor: String?
}

extension AssistantTools {
    /// The maximum number of problems in an answer.
    private static let problemLimit = 30

    func check() throws -> Tool {
        try Tool(
            "check", title: "Find mistakes",
            description: """
                Checks previews, texts in all languages, templates and docs of the whole project with the rules of the \
                command check. Each problem has its place, and how to fix it. Call it after your changes.
                """
        ) { (arguments: CheckArguments, call) in
            let work = work
            let (found, known) = try problems(arguments, in: work, for: call)
            let part = try ListPage(found, from: arguments.cursor, limit: Self.problemLimit)
            let errors = found.count { $0.severity == .error }
            let problems = part.elements.map(AssistantProblem.init)
            let counts = found.isEmpty ? [] : ["\(errors) errors, \(found.count - errors) warnings."]
            let leftOut = known == 0 ? [] : ["Known issues, which are left out: \(known)."]
            return ToolAnswer(
                (counts + AssistantProblem.lines(of: problems) + part.rest + leftOut).joined(separator: "\n"),
                CheckOutput(
                    errors: errors, warnings: found.count - errors, known: known, problems: problems,
                    nextCursor: part.nextCursor))
        }
    }

    /// Returns what is found, and the number of known issues.
    private func problems(
        _ arguments: CheckArguments, in work: BackgroundWork, for call: ToolCall
    ) throws -> (found: [CheckFinding], known: Int) {
        let previews = try arguments.view.map { try work.content.catalog.entry(forAssistant: $0).previews }
        let rules = work.content.extensions.rules.all(inBrowser: true).map(\.name)
        if let rule = arguments.rule, !rules.contains(rule) {
            throw AssistantError(unknown("rule", rule, among: rules))
        }
        let all = try arguments.browser == true ? examined(previews, in: work, for: call) : work.problems.found()
        let isAsked = { (problem: Problem) in
            (arguments.rule == nil || problem.finding.rule == arguments.rule)
                && (arguments.severity == nil || problem.finding.severity.rawValue == arguments.severity?.rawValue)
        }
        let known = previews.map { $0.flatMap(all.known) } ?? all.known
        let found = (previews.map(all.problems) ?? all.problems).filter(isAsked)
        return (found.map(\.finding), known.count(where: isAsked))
    }

    /// Returns the problems with what a browser finds in previews. Nil examines all.
    private func examined(_ previews: [Preview]?, in work: BackgroundWork, for call: ToolCall) throws -> ProblemList {
        guard let browsed = site.browsed else {
            throw AssistantError("This host examines nothing in a browser. Leave out browser.")
        }
        let total = (previews ?? work.content.catalog.previews).count
        return try browsed.examining { browser in
            let found = work.problems.found(by: CalledExaminer(browser, for: call, total: total), in: previews)
            try call.checkCancellation()
            return found
        }
    }
}

/// A browser that examines nothing more after its call was canceled.
private final class CalledExaminer: BrowserExaminer {
    private let browser: any BrowserExaminer
    private let call: ToolCall
    private let total: Int
    private let done = Mutex<Set<String>>([])

    /// - Parameter total: The number of previews to examine.
    init(_ browser: any BrowserExaminer, for call: ToolCall, total: Int) {
        (self.browser, self.call, self.total) = (browser, call, total)
    }

    func examine(
        _ preview: Preview, in locales: [LocaleIdentifier], version: ViewVersion
    ) throws -> [ExaminedDocument] {
        try call.checkCancellation()
        let documents = try browser.examine(preview, in: locales, version: version)
        let count = done.withLock { done in
            done.insert(preview.assistantID)
            return done.count
        }
        call.progress(count, of: total, preview.assistantID)
        return documents
    }
}
