import ArgumentParser
import Diagnostics
import Foundation
import HTMLRendering
import MarkdownDocs
import PreviewCatalog
import PreviewChecks
import PreviewSite
import PreviewSnapshots
import TemplateEngine

/// The command `preview-host check`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds common mistakes in previews, texts, templates and docs.",
        discussion: """
            Exits with status 1 if it finds an error. To change the severity of a rule to error, warning or off, add it to \
            'check' in the settings of the package, the file .preview-host.

              \(RootCommand.programName) check
              \(RootCommand.programName) check missing-translation unused-text
              \(RootCommand.programName) check --explain literal-text
              \(RootCommand.programName) check --browser
            """)

    @Argument(help: ArgumentHelp("The names of the rules to run. Default: all rules.", valueName: "rule"))
    var rules: [String] = []

    @Option(
        help: ArgumentHelp("Explain a rule: what it finds, why, and how to fix its findings.", valueName: "rule"))
    var explain: String?

    @Flag(help: "List the name and severity of every rule, and what it finds.")
    var list = false

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = CheckFormat.text

    @Flag(
        help:
            "Also examine every preview in Chromium: accessibility with axe-core, and what does not fit in each locale."
    )
    var browser = false

    @Flag(help: "Exit with status 1 on warnings as well.")
    var strict = false

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var log: LogOption

    @OptionGroup var package: PackageOption

    func validate() throws {
        let others = rules.joined(separator: " ")
        if explain != nil, list {
            throw ValidationError("--explain and --list cannot be combined. Leave out one of them.")
        }
        if let explain, !rules.isEmpty {
            throw ValidationError(
                "--explain \(explain) explains one rule. Leave out '\(others)', or explain it in another command.")
        }
        if explain != nil || list, format != .text {
            throw ValidationError(
                "--explain and --list print only text. "
                    + "Leave out '--format \(format.rawValue)', which applies to findings.")
        }
        if list, !rules.isEmpty { throw ValidationError("--list lists every rule. Leave out '\(others)'.") }
    }

    func run() throws {
        try package.validateSettings()
        let severities = try CheckSeverities(package: package.folder, rules: known)
        if let explain {
            StandardOutput.print(CheckExplanation(of: try rule(named: explain), severities: severities).text)
        } else if list {
            for rule in known.all {
                StandardOutput.print("\(rule.name)  \(severities.severity(of: rule)): \(rule.summary)")
            }
        } else {
            try check(severities)
        }
    }

    private var known: CheckRules { PreviewHost.extensions.rules }

    private func check(_ severities: CheckSeverities) throws {
        try package.expectPackage()
        let rules = try rules.map(rule)
        if !browser, let rule = rules.first(where: CheckRules.needsBrowser) {
            throw UsageError("The rule '\(rule.name)' needs a browser. Add --browser.")
        }
        let run = CheckRun(
            rules: rules.isEmpty ? known.all(inBrowser: browser) : rules,
            severities: severities.turningOn(rules),
            knownIssues: try KnownIssues(settings: PackageSettings(package: package.folder), rules: known))
        let catalog = package.catalog(isolation: isolation.trials)
        package.warnIfOutdated(catalog, log.logger)
        package.warnWithoutTemplates(for: catalog.previews, in: catalog.targets, log.logger)
        let exerciser = isolation.viewExerciser(package: package.folder)
        let chromium = browser ? try chromiumExaminer(catalog) : nil
        defer { chromium?.end() }
        let report = run.report(
            on: try CheckedPackage(
                package: package.folder, catalog: catalog, exerciser: exerciser,
                browser: chromium, program: package.program))
        let text = format.reporter(package: package.folder).text(of: report)
        if format == .text || format == .github {
            StandardOutput.print(text, terminator: "")
        } else {
            StandardOutput.write(text)
        }
        if format == .github {
            JobSummary(environment: ProcessInfo.processInfo.environment)?.append(
                MarkdownCheckReporter().text(of: report))
        }
        if report.errors > 0 || strict && report.warnings > 0 { throw ExitCode.failure }
    }

    private func chromiumExaminer(_ catalog: PreviewCatalog) throws -> ChromiumExaminer {
        let site = package.site(of: catalog, logger: log.logger)
        return try ChromiumExaminer(
            site: site, store: site.localizations(), paths: PackagePaths(package.folder).relative)
    }

    private func rule(named name: String) throws -> any CheckRule {
        guard let rule = known.named(name) else {
            throw UsageError(
                NearestNames.unknown(
                    "rule", name, among: known.all.map(\.name),
                    hint: " '\(RootCommand.programName) check --list' lists all."))
        }
        return rule
    }
}

/// The text that `--explain` prints about a rule.
struct CheckExplanation {
    /// The rule's name, severity, summary, explanation and fix.
    let text: String

    init(of rule: any CheckRule, severities: CheckSeverities) {
        let severity = severities.severity(of: rule)
        let note = severity == rule.severity ? "" : ", set in \(PackageSettings.fileName)"
        text = """
            \(rule.name) (\(severity)\(note))
            \(rule.summary).

            \(rule.explanation)

            Fix: \(rule.fix)
            """
    }
}

/// The output format of findings.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case github
    case sarif

    /// Returns the reporter that writes this format for a package.
    func reporter(package: URL) -> any CheckReporter {
        switch self {
        case .text: TextCheckReporter()
        case .json: JSONCheckReporter()
        case .github: GitHubCheckReporter(prefix: Self.pathInRepository(of: package))
        case .sarif: SARIFCheckReporter(prefix: Self.pathInRepository(of: package))
        }
    }

    /// Returns the path from `GITHUB_WORKSPACE` to a package in it. Empty for a package elsewhere.
    private static func pathInRepository(of package: URL) -> String {
        guard let root = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] else { return "" }
        let path = package.relativePath(to: URL(filePath: root, directoryHint: .isDirectory))
        return path.hasPrefix("/") ? "" : path
    }
}

extension CheckedPackage {
    /// Reads the content of a package, as its host shows it.
    ///
    /// - Throws: An error for settings that cannot be used, or for a folder of templates that cannot be listed.
    init(
        package: URL, catalog: PreviewCatalog, exerciser: any ViewExerciser, browser: (any BrowserExaminer)?,
        program: HostProgram
    ) throws {
        let docs = package.appending(path: "Docs", directoryHint: .isDirectory)
        let renderer = try HTMLRenderer(
            package: package, bundles: catalog.bundles, targets: catalog.targets,
            renderers: PreviewHost.extensions.renderers)
        self.init(
            package: package, catalog: catalog, renderer: renderer,
            docs: DocsLibrary(
                folders: [docs].filter(\.isFolder), languages: DocsLanguages(of: renderer.localizations)),
            hostTemplates: PreviewSite.builtInTemplates,
            defaultLocaleEntry: PackageSettings(package: package).defaultLocaleEntry,
            assets: PreviewSite.assetPaths(ofPackage: package, targets: catalog.targets),
            previewProblem: { block in
                PreviewSite.problem(ofPreviewIn: block, catalog: catalog, texts: renderer.localizations)
            }, exerciser: exerciser, browser: browser, program: program)
    }
}
