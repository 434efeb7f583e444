import TemplateEngine

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
