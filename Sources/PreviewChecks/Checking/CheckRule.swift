import TemplateEngine

/// What to look for in a program's previews, texts, templates and docs.
package protocol CheckRule: Sendable {
    /// The name that people write: `literal-text`.
    var name: String { get }
    /// How much its findings matter unless a package says otherwise.
    var severity: CheckSeverity { get }
    /// What it finds, in a line without a full stop.
    var summary: String { get }
    /// Why that matters, and what the rule sees and does not see.
    var explanation: String { get }
    /// What to do about a finding.
    var fix: String { get }

    /// What there is to find, in any order; the same each time.
    func findings(in subject: CheckContext) -> [CheckFinding]
}

extension CheckRule {
    /// A finding of this rule.
    ///
    /// - Parameter message: What is wrong there and what to do, in whole sentences; made one line, of at most 1,000
    ///   characters: it may quote a name of any length.
    func finding(_ message: String, at place: CheckPlace?) -> CheckFinding {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ").excerpt(1000)
        return CheckFinding(rule: name, severity: severity, message: line, place: place, fix: fix)
    }
}

/// All rules, by what they look at.
package enum CheckRules {
    /// The rules, in the order of the docs.
    package static let all: [any CheckRule] = texts + templates + previews + html + docs

    /// The rule of a name.
    package static func named(_ name: String) -> (any CheckRule)? {
        all.first { $0.name == name }
    }

    /// The names nearest to one that no rule has.
    package static func nearest(to name: String) -> [String] {
        NearestNames.nearest(to: name, among: all.map(\.name))
    }

    private static let texts: [any CheckRule] = [
        MissingTranslation(), UnusedText(), EmptyText(), DifferentKind(), DifferentPlaceholders(),
        UnfilledPlaceholder(),
        DuplicateKey(), UnreadableTexts(), UnknownLocale(), LocaleSpelling(), MissingPlural(), NeedlessPlural(),
    ]

    private static let templates: [any CheckRule] = [
        TemplateSyntax(), UnknownName(), MissingPartial(), MissingTemplate(), UnusedTemplate(), LiteralText(),
        UnescapedValue(),
    ]

    private static let previews: [any CheckRule] = [
        BrokenPreview(), MissingPreview(), PreviewAddress(), UnencodableViewModel(), MissingIdentity(), NameMismatch(),
    ]

    private static let html: [any CheckRule] = [
        WellFormedHTML(), SingleRoot(), ControlLabel(), ImageText(), DuplicateID(), MissingID(),
    ]

    private static let docs: [any CheckRule] = [BrokenLinks(), UnreadableDocs()]
}
