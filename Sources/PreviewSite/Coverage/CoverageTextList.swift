import Diagnostics
import FOSMVVM
import PreviewCatalog
import PreviewChecks

/// The texts that a locale lacks, has wrong, or has, by feature.
struct CoverageTextList: Codable, Sendable {
    /// The kind of a list. Its name is the start of its anchors.
    enum Kind: String, Codable, Sendable {
        case missing
        case wrong
        /// The texts that do not fit in a preview.
        case long
        /// The texts that equal those of the default locale.
        case copies
        case complete
    }

    /// The texts that the previews of a feature use.
    struct Feature: Codable, Sendable {
        let name: String
        let anchor: String
        let texts: [CoverageText]
    }

    let anchor: String
    let localeName: String
    let code: String
    let direction: String
    let count: LocalizableInt
    let features: [Feature]
    /// The texts of the locale that no preview uses, beside those that it lacks, because a key may have another name.
    let unused: CoverageUnusedList?
    /// What is shown if the locale has more texts than the page lists.
    let more: LocalizableSubstitutions?

    /// The maximum number of texts in a list, so that a page of a large catalog can be used.
    private static let limit = 400

    /// Returns the lists of the locales with such texts.
    static func lists(_ kind: Kind, of rows: CoverageRows) -> [CoverageTextList] {
        rows.context.content.locales.compactMap { CoverageTextList(kind, of: $0, rows: rows) }
    }

    /// Returns the anchor of a locale's texts on the page, of all features or of one.
    static func anchor(_ kind: Kind, locale: LocaleIdentifier, feature: String? = nil) -> String {
        let parts = [kind.rawValue, locale.tag, feature?.replacing(" ", with: "-")]
        return parts.compactMap { $0 }.joined(separator: "-")
    }

    private init?(_ kind: Kind, of locale: NamedLocale, rows: CoverageRows) {
        let identifier = locale.identifier
        let all = rows.texts(kind, in: identifier)
        guard !all.isEmpty else { return nil }
        let texts = all.prefix(Self.limit)
        let places = TextPlaces(missingIn: [identifier], store: rows.store)
        anchor = Self.anchor(kind, locale: identifier)
        localeName = locale.name
        code = identifier.tag
        direction = locale.direction
        let isOfAll = ![.missing, .wrong].contains(kind)
        count = LocalizableInt(value: all.count { isOfAll || !$0.isComplete })
        unused =
            kind == .missing
            ? CoverageUnusedList(locale, inventory: rows.found.inventory, paths: rows.context.content.paths) : nil
        more =
            all.count > Self.limit
            ? LocalizableString.localized(for: Self.self, propertyName: "more")
                .bind(substitutions: ["count": LocalizableInt(value: Self.limit)]) : nil
        var known: Set<TextUse> = []
        features = Set(texts.flatMap(\.text.features)).sorted().map { feature in
            Feature(
                name: feature, anchor: Self.anchor(kind, locale: identifier, feature: feature),
                texts: texts.filter { $0.text.features.contains(feature) }.map { text in
                    // A text of several features has its anchor in the first one.
                    let isFirst = known.insert(text.text.use).inserted
                    return CoverageText(
                        text, kind, of: isFirst ? nil : feature, in: feature, places: places, rows: rows)
                })
        }
    }
}

/// The texts that the page of translations lists.
struct CoverageRows {
    let context: PageContext
    let found: TextCounter.Counted
    /// What was entered and not written. Nil for a page that is not about one.
    let refused: RefusedDraft?
    /// The last text that was written. Nil if that cannot be undone.
    private let last: SourceTextEditor.Change?
    private let keys: [BareDocument: PreviewTextKeys]
    /// The words that all must be in a text or in its name.
    private let words: [String]
    private let longTexts: LongTexts

    init(context: PageContext, found: TextCounter.Counted, refused: RefusedDraft?) {
        self.context = context
        self.found = found
        self.refused = refused
        last = context.access.textEditor?.last
        keys = context.textKeys().keys
        words = SearchText.folded(context.parameters.query).split(separator: " ").map(String.init)
        longTexts = LongTexts(among: found.inventory.texts, context: context)
    }

    /// Whether a reader sees a text in a preview, as far as that is known.
    func shows(_ preview: Preview, _ use: TextUse) -> Bool {
        keys[BareDocument(preview)]?.shown.contains(use.key) ?? false
    }

    var store: TextStore { context.content.localizations }

    /// Returns the texts of a list, in the order of the previews. The last one that was written stays in its list, and so
    /// does one that was refused.
    func texts(_ kind: CoverageTextList.Kind, in locale: LocaleIdentifier) -> [LocaleText] {
        let own = listed(kind, in: locale)
        let known = Set(own.map(\.text.use))
        let last = last.map { ($0.use, $0.locale, $0.kind) }
        let others = [last, refused.map { ($0.draft.use, $0.draft.locale, $0.draft.kind) }].compactMap(\.self)
            .filter { $0.1 == locale && $0.2 == kind && !known.contains($0.0) }.map(\.0)
        guard !others.isEmpty else { return own }
        let uses = known.union(others)
        return found.inventory.texts.filter { uses.contains($0.use) }.map { self.text($0, in: locale) }
    }

    private func listed(_ kind: CoverageTextList.Kind, in locale: LocaleIdentifier) -> [LocaleText] {
        context.parameters.texts.lists(kind) ? filtered(kind, in: locale) : []
    }

    /// Returns the texts of a kind that the chosen language and the search leave.
    private func filtered(_ kind: CoverageTextList.Kind, in locale: LocaleIdentifier) -> [LocaleText] {
        guard context.parameters.language ?? locale == locale else { return [] }
        return texts(of: kind, in: locale).filter(isFound)
    }

    private func texts(of kind: CoverageTextList.Kind, in locale: LocaleIdentifier) -> [LocaleText] {
        switch kind {
        case .missing: return found.coverage.missing.filter { $0.locale == locale }
        case .wrong: return found.coverage.wrong.filter { $0.locale == locale }
        case .copies: return found.coverage.copies.filter { $0.locale == locale }
        case .long: return longTexts.uses(in: locale).map { text($0, in: locale) }
        case .complete:
            guard locale == context.parameters.language ?? context.locales.preview else { return [] }
            return found.inventory.texts.map { text($0, in: locale) }.filter(\.isComplete)
        }
    }

    /// Returns the number of texts of some kinds that the chosen language and the search leave.
    func count(_ kinds: [CoverageTextList.Kind]) -> Int {
        kinds.map { kind in store.locales.map { filtered(kind, in: $0).count }.reduce(0, +) }.reduce(0, +)
    }

    /// Whether the name of a text or one of its shown texts has all words of the search.
    private func isFound(_ text: LocaleText) -> Bool {
        guard !words.isEmpty else { return true }
        let own = [text.locale, store.defaultLocale].flatMap { store.lookup(text.text.use, in: $0).entry?.texts ?? [] }
        return contains([text.text.use.name] + own)
    }

    /// Returns the unused texts that the chosen language and the search leave.
    func unused() -> [CoverageUnusedList] {
        guard [.incomplete, .all, .unused].contains(context.parameters.texts) else { return [] }
        return CoverageUnusedList.lists(found.inventory, in: context.content, isShown: isShown)
    }

    func isShown(_ key: UnusedKey) -> Bool {
        (context.parameters.language ?? key.locale) == key.locale && (words.isEmpty || contains([key.key]))
    }

    private func contains(_ texts: [String]) -> Bool {
        let all = SearchText.folded(texts.joined(separator: "\n"))
        return words.allSatisfy(all.contains)
    }

    private func text(_ text: InventoriedText, in locale: LocaleIdentifier) -> LocaleText {
        LocaleText(text, in: locale, store: store, wants: found.inventory.wants)
    }

    /// Whether a text is the last one that was written.
    func isLast(_ text: LocaleText) -> Bool {
        last?.use == text.text.use && last?.locale == text.locale
    }
}

/// The texts of a locale that no preview uses.
struct CoverageUnusedList: Codable, Sendable {
    /// A text with file and line.
    struct Text: Codable, Sendable {
        let key: String
        let place: String
    }

    let anchor: String
    let localeName: String
    let code: String
    let direction: String
    let count: LocalizableInt
    let texts: [Text]

    /// Returns the lists of the locales with such texts.
    static func lists(
        _ inventory: TextInventory, in content: PackageContent, isShown: (UnusedKey) -> Bool = { _ in true }
    ) -> [CoverageUnusedList] {
        content.locales.compactMap {
            CoverageUnusedList($0, inventory: inventory, paths: content.paths, isShown: isShown)
        }
    }

    /// Returns the anchor of a locale's unused texts on the page.
    static func anchor(locale: LocaleIdentifier) -> String { "unused-\(locale.tag)" }

    /// Nil if no such text is shown.
    fileprivate init?(
        _ locale: NamedLocale, inventory: TextInventory, paths: PackagePaths,
        isShown: (UnusedKey) -> Bool = { _ in true }
    ) {
        let unused = inventory.unused.filter { $0.locale == locale.identifier && isShown($0) }
        guard !unused.isEmpty else { return nil }
        anchor = Self.anchor(locale: locale.identifier)
        localeName = locale.name
        code = locale.identifier.tag
        direction = locale.direction
        count = LocalizableInt(value: unused.count)
        texts = unused.map { Text(key: $0.key, place: paths.relative($0.place).description) }
    }
}
