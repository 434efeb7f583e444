import Synchronization

/// All rules, grouped by what they check.
package enum CheckRules {
    private static let own = Mutex<[any PreviewRule]>([])

    /// Sets the rules of the program itself, before it checks anything.
    package static func set(_ rules: [any PreviewRule]) { own.withLock { $0 = rules } }

    /// Returns all rules: the built-in ones, then those of the program.
    package static func all() -> [any CheckRule] { builtIn + own.withLock(\.self) }

    /// Returns all rules that run without a browser, and also the others with one.
    package static func all(inBrowser: Bool) -> [any CheckRule] { all().filter { inBrowser || !needsBrowser($0) } }

    /// Whether a rule finds nothing without a browser.
    package static func needsBrowser(_ rule: any CheckRule) -> Bool { rule is WCAGViolation || rule is any LayoutRule }

    /// Returns the rule with this name.
    package static func named(_ name: String) -> (any CheckRule)? {
        all().first { $0.name == name }
    }

    /// Returns the rules that check each preview by itself and do not use the view: those about the HTML of a preview, its
    /// templates and the code of its view, and those of the program.
    static func perPreview() -> [any CheckRule] {
        all(inBrowser: false).filter { ($0 is any PreviewRule || $0 is any TemplateRule) && !usesView($0) }
    }

    /// Whether a rule uses the view, or repeats what the renderer says of it.
    private static func usesView(_ rule: any CheckRule) -> Bool {
        rule is any ViewUseRule || rule is UnencodableViewModel || rule is BrokenView
    }

    /// The built-in rules, in the order of the docs.
    package static let builtIn: [any CheckRule] = texts + templates + previews + html + browser + docs + package

    private static let texts: [any CheckRule] = [
        MissingTranslation(), UnusedText(), EmptyText(), DifferentKind(), DifferentPlaceholders(),
        UnfilledPlaceholder(),
        DuplicateKey(), SharedKey(), UnreadableTexts(), UnknownLocale(), LocaleSpelling(), MissingPlural(),
        MissingLargePlural(), NeedlessPlural(),
    ]

    private static let templates: [any CheckRule] = [
        TemplateSyntax(), UnknownName(), MissingPartial(), MissingTemplate(), UnusedTemplate(), LiteralText(),
        UnescapedValue(), UnquotedValue(), ValueAsName(),
    ]

    private static let previews: [any CheckRule] = [
        BrokenPreview(), MissingView(), MissingPreview(), MissingCasePreview(), MissingUITests(), PreviewAddress(),
        LongName(), UnencodableViewModel(), BrokenView(), UnknownSymbol(), HardCodedViewText(), ComposedText(),
        ComputingView(), OperationsInBody(), MissingRepaint(), MissingErrorBinding(), HiddenError(),
        UnknownOperation(), MissingIdentity(), NameMismatch(),
    ]

    /// The rules about the HTML of previews.
    private static let html: [any CheckRule] = [
        WellFormedHTML(), SingleRoot(), NeedsContainer(), ControlLabel(), ImageText(), DuplicateID(), MissingID(),
        MissingAsset(), BlockedScript(), UnusableAddress(), ForeignResource(),
    ]

    private static let browser: [any CheckRule] = [WCAGViolation(), TooWide(), CutOff()]

    private static let docs: [any CheckRule] = [
        BrokenLinks(), AnchorCase(), PlainTags(), ForeignImage(), DocsPreviews(), FrontMatterValues(), UnreadableDocs(),
    ]

    /// The rules about files that belong to no preview.
    private static let package: [any CheckRule] = [
        ForeignStyle(), InvalidAsset(), SnapshotExclusion(), ChangedSnapshot(), SolvedIssue(),
    ]
}
