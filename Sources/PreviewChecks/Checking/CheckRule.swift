import Diagnostics

/// A kind of mistake to look for in a program's previews, texts, templates and docs.
///
/// A rule of one's own is a ``PreviewRule``. Each other rule has another protocol that says what it looks at.
public protocol CheckRule: Sendable {
    /// The name of the rule in commands and settings, such as `literal-text`.
    var name: String { get }
    /// The severity of findings, unless a package sets another.
    var severity: CheckSeverity { get }
    /// What the rule finds, in one line without a full stop.
    var summary: String { get }
    /// Why it matters, and what the rule can and cannot find.
    var explanation: String { get }
    /// How to fix a finding.
    var fix: String { get }
}

/// A rule that looks at one preview at a time, on any thread.
public protocol PreviewRule: CheckRule {
    /// Returns what is wrong in a preview, which must be the same each time.
    func mistakes(in preview: CheckedPreview) -> [PreviewMistake]
}

/// A rule that looks at the templates of a package, or at those of one view.
///
/// If it is a ``PreviewRule``, too, a mistake that is found in a template is not reported again for previews.
protocol TemplateRule: CheckRule {
    /// Returns the findings in any order, the same each time.
    func findings(in templates: CheckedTemplates) -> [CheckFinding]
}

/// A rule that looks at the texts of a package.
protocol TextRule: CheckRule {
    /// Returns the findings in any order, the same each time.
    func findings(in texts: CheckedTexts) -> [CheckFinding]
}

/// A rule that looks at a package as a whole, and does not need the HTML of its previews.
protocol PackageRule: CheckRule {
    /// Returns the findings in any order, the same each time.
    func findings(in package: CheckedPackage) -> [CheckFinding]
}

/// A rule that looks at a package and all its rendered previews together.
protocol CatalogRule: CheckRule {
    /// Returns the findings in any order, the same each time.
    func findings(in package: CheckedPackage, _ previews: CheckedPreviews) -> [CheckFinding]
}

extension CheckRule {
    /// Creates a finding of this rule.
    ///
    /// - Parameters:
    ///   - message: What is wrong and what to do, in whole sentences. It is shortened to one line of at most 1,000
    ///     characters, because it may quote a name of any length.
    ///   - fix: How to fix this finding. Nil for the advice of the rule.
    ///   - subject: What it is about, as far as it is known.
    func finding(
        _ message: String, at place: SourcePlace?, fix: String? = nil, about subject: FindingSubject = FindingSubject()
    ) -> CheckFinding {
        CheckFinding(
            rule: name, kind: kind, severity: severity, message: message.asMessage, place: place, fix: fix ?? self.fix,
            subject: subject)
    }

    /// Creates a finding about a problem, with paths relative to the package.
    func finding(
        _ problem: Diagnostic, _ paths: PackagePaths, about subject: FindingSubject = FindingSubject()
    ) -> CheckFinding {
        finding(paths.shortened(problem.message), at: problem.place.map(paths.relative), about: subject)
    }
}

extension String {
    /// The text as the message of a finding: one line of at most 1,000 characters.
    var asMessage: String { split(whereSeparator: \.isNewline).joined(separator: " ").excerpt(1000) }
}
