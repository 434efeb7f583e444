/// The rules of a program, grouped by what they check.
package struct CheckRules: Sendable {
    /// All rules: the built-in ones, then those of the program.
    package let all: [any CheckRule]

    /// - Parameter own: The rules of the program itself.
    package init(own: [any PreviewRule] = []) { all = Self.builtIn + own }

    /// Returns all rules that run without a browser, and also the others with one.
    package func all(inBrowser: Bool) -> [any CheckRule] { all.filter { inBrowser || !Self.needsBrowser($0) } }

    /// Whether a rule finds nothing without a browser.
    package static func needsBrowser(_ rule: any CheckRule) -> Bool { rule is WCAGViolation || rule is any LayoutRule }

    /// Returns the rule with this name.
    package func named(_ name: String) -> (any CheckRule)? { all.first { $0.name == name } }

    /// Returns the rules that check each preview by itself and do not use the view: those about the HTML of a preview, its
    /// templates and the code of its view, and those of the program.
    var perPreview: [any CheckRule] {
        all(inBrowser: false).filter { ($0 is any PreviewRule || $0 is any TemplateRule) && !Self.usesView($0) }
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
