import Diagnostics
import TemplateEngine

/// A kind of mistake to look for in a program's previews, texts, templates and docs.
package protocol CheckRule: Sendable {
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

    /// Returns the findings in any order. Returns the same findings each time.
    func findings(in subject: CheckContext) -> [CheckFinding]
}

extension CheckRule {
    /// Creates a finding of this rule.
    ///
    /// - Parameter message: What is wrong and what to do, in whole sentences. It is shortened to one line of at most
    ///   1,000 characters, because it may quote a name of any length.
    func finding(_ message: String, at place: SourcePlace?) -> CheckFinding {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ").excerpt(1000)
        return CheckFinding(rule: name, severity: severity, message: line, place: place, fix: fix)
    }
}

/// All rules, grouped by what they check.
package enum CheckRules {
    /// The rules, in the order of the docs.
    package static let all: [any CheckRule] = texts + templates + previews + html + docs + package

    /// Returns the rule with this name.
    package static func named(_ name: String) -> (any CheckRule)? {
        all.first { $0.name == name }
    }

    private static let texts: [any CheckRule] = [
        MissingTranslation(), UnusedText(), EmptyText(), DifferentKind(), DifferentPlaceholders(),
        UnfilledPlaceholder(),
        DuplicateKey(), UnreadableTexts(), UnknownLocale(), LocaleSpelling(), MissingPlural(), NeedlessPlural(),
    ]

    private static let templates: [any CheckRule] = [
        TemplateSyntax(), UnknownName(), MissingPartial(), MissingTemplate(), UnusedTemplate(), LiteralText(),
        UnescapedValue(), UnquotedValue(),
    ]

    private static let previews: [any CheckRule] = [
        BrokenPreview(), MissingPreview(), PreviewAddress(), LongName(), UnencodableViewModel(), BrokenView(),
        HardCodedViewText(),
        ComposedText(), ComputingView(), OperationsInBody(), MissingRepaint(), MissingErrorBinding(), HiddenError(),
        UnknownOperation(),
        MissingIdentity(), NameMismatch(),
    ]

    /// The rules about the HTML of previews.
    static let html: [any CheckRule] = [
        WellFormedHTML(), SingleRoot(), NeedsContainer(), ControlLabel(), ImageText(), DuplicateID(), MissingID(),
        MissingAsset(), BlockedScript(), UnusableAddress(), ForeignResource(),
    ]

    private static let docs: [any CheckRule] = [
        BrokenLinks(), AnchorCase(), PlainTags(), ForeignImage(), DocsPreviews(), FrontMatterValues(), UnreadableDocs(),
    ]

    /// The rules about files that belong to no preview.
    private static let package: [any CheckRule] = [ForeignStyle(), SnapshotExclusion(), SolvedIssue()]
}
