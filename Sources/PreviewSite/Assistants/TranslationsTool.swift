import FOSMVVM
import ModelContextProtocol
import PreviewCatalog
import PreviewChecks

/// The arguments of `translations`.
struct TranslationsArguments: DescribedProperties {
    enum Kind: String, ArgumentChoice {
        case missing, wrong, copies
    }

    let locale: String?
    let kind: Kind?
    let view: String?
    let cursor: String?

    static let descriptions = [
        "locale": "A locale with texts, such as de. Without it, the answer counts the texts of each locale.",
        "kind":
            "missing (default): texts without a translation. wrong: such as with another placeholder. copies: equal to "
            + "the default locale's.",
        "view": "Only the texts of this view: its name, or that of its ViewModel.",
        "cursor": "nextCursor of the last answer.",
    ]
}

/// The output of `translations`.
struct TranslationsOutput: Codable, Sendable {
    /// The counts of a locale.
    struct Locale: Codable, Sendable {
        let locale: String
        let used: Int
        let missing: Int
        let wrong: Int
    }

    /// A text of a locale.
    struct Text: Codable, Sendable {
        let key: String
        /// The text of the default locale.
        let source: String?
        /// The texts of other locales.
        let others: [String: String]
        /// The file and line of the text, or after which it belongs.
        let place: String?
        /// What is wrong with it. Empty for a missing text.
        let problems: [String]
        /// The ids of previews that show it.
        let previews: [String]
    }

    let locales: [Locale]
    let texts: [Text]
    let nextCursor: String?
}

extension AssistantTools {
    /// The maximum number of texts in an answer.
    private static let textLimit = 20

    func translations() throws -> Tool {
        try Tool(
            "translations", title: "Find missing translations",
            description: """
                Counts the texts of each locale, or lists those that a locale lacks, with the source text, other languages, \
                and the line of the YAML file where the text belongs. Write the texts into these files, and call check.
                """
        ) { (arguments: TranslationsArguments, _) in
            let work = work
            let coverage = work.texts.counted().coverage
            guard let tag = arguments.locale else { return counts(coverage, in: work.content) }
            let locale = try locale(tag, in: work.content)
            let entry = try arguments.view.map { try work.content.catalog.entry(forAssistant: $0) }
            let listed = coverage.texts(arguments.kind ?? .missing).filter { text in
                text.locale == locale
                    && (entry == nil || text.text.previews.contains { $0.viewModelName == entry?.viewModelName })
            }
            let part = try ListPage(listed, from: arguments.cursor, limit: Self.textLimit)
            let places = TextPlaces(missingIn: [locale], store: work.content.localizations)
            let texts = part.elements.map { TranslationsOutput.Text($0, places: places, in: work.content) }
            let kind = arguments.kind?.rawValue ?? "missing"
            let title = "\(listed.count) \(kind) in \(tag).\(listed.isEmpty ? "" : " Write them below '\(tag):'.")"
            return ToolAnswer(
                ([title] + texts.map(\.line) + part.rest).joined(separator: "\n"),
                TranslationsOutput(locales: [], texts: texts, nextCursor: part.nextCursor))
        }
    }

    private func counts(_ coverage: TextCoverage, in content: PackageContent) -> ToolAnswer<TranslationsOutput> {
        let locales = coverage.locales.map { locale in
            TranslationsOutput.Locale(
                locale: locale.locale.tag, used: locale.counts.used, missing: locale.counts.missing,
                wrong: locale.counts.wrong)
        }
        let lines = locales.map { "\($0.locale): \($0.used) texts, \($0.missing) missing, \($0.wrong) wrong" }
        return ToolAnswer(
            lines.joined(separator: "\n"), TranslationsOutput(locales: locales, texts: [], nextCursor: nil))
    }
}

extension TextCoverage {
    fileprivate func texts(_ kind: TranslationsArguments.Kind) -> [LocaleText] {
        switch kind {
        case .missing: missing
        case .wrong: wrong
        case .copies: copies
        }
    }
}

extension TranslationsOutput.Text {
    /// The maximum number of previews that are named.
    private static let previewLimit = 3

    fileprivate init(_ text: LocaleText, places: TextPlaces, in content: PackageContent) {
        let (use, store) = (text.text.use, content.localizations)
        let own = store.locales.compactMap { locale -> (String, String)? in
            let lookup = store.lookup(use, in: locale)
            guard lookup.status == .present, let entry = lookup.entry?.part(at: use.index) else { return nil }
            return (locale.tag, entry.texts.joined(separator: " | "))
        }
        let values = Dictionary(own) { first, _ in first }
        key = use.name
        source = values[store.defaultLocale.tag]
        others = values.filter { $0.key != store.defaultLocale.tag && $0.key != text.locale.tag }
        place = places.place(of: use, text.lookup, in: text.locale).map { content.paths.relative($0).description }
        problems = text.problems.map(\.diagnostic.message)
        previews = text.text.previews.prefix(Self.previewLimit).map(\.assistantID)
    }

    fileprivate var line: String {
        let others = others.sorted { $0.key < $1.key }.map { "\($0.key) \"\($0.value)\"" }.joined(separator: ", ")
        let parts = [
            "\(key): \"\(source ?? "")\"", others.isEmpty ? nil : "others: \(others)", place.map { "at \($0)" },
            previews.first.map { "shown in \($0)" },
        ]
        return (parts.compactMap(\.self) + problems).joined(separator: "; ")
    }
}
