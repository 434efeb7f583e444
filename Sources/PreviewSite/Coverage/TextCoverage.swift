import FOSMVVM
import PreviewChecks
import TextComparison

/// The number of texts that each locale has among those that previews use.
struct TextCoverage: Sendable {
    /// The store's locales. The default locale comes first.
    let locales: [LocaleCoverage]
    /// The texts that locales lack or only have as copies to translate, by locale.
    let missing: [LocaleText]
    /// The wrong texts of locales, by locale.
    let wrong: [LocaleText]
    /// The texts of locales that equal those of the default locale, by locale.
    let copies: [LocaleText]

    /// Computes the coverage of a catalog's texts.
    init(_ inventory: TextInventory, store: TextStore) {
        let all = store.locales.flatMap { locale in
            inventory.texts.map { LocaleText($0, in: locale, store: store, wants: inventory.wants) }
        }
        copies = all.filter { $0.equalsSource(in: store) }
        let unfinished = all.filter { !$0.isComplete }
        let wrong = unfinished.filter { !$0.isMissing }
        missing = unfinished.filter(\.isMissing)
        self.wrong = wrong
        locales = store.locales.map { locale in
            LocaleCoverage(locale, inventory: inventory, wrong: wrong.filter { $0.locale == locale }, store: store)
        }
    }
}

/// The counts of a locale's texts.
struct TextCounts: Codable, Equatable, Sendable {
    /// The number of texts that the locale has itself, without copies to translate.
    private(set) var present = 0
    /// The number of texts that a parent of the locale has.
    private(set) var inherited = 0
    /// The number of texts that neither has, and of copies to translate.
    private(set) var missing = 0
    /// The number of the locale's own texts that are wrong.
    private(set) var wrong = 0
    /// The number of the locale's texts that no preview uses.
    private(set) var unused = 0

    /// The number of texts that previews use.
    var used: Int { present + inherited + missing }

    mutating func add(_ status: TextStatus) {
        switch status {
        case .present: present += 1
        case .inherited: inherited += 1
        case .missing: missing += 1
        }
    }

    mutating func addWrong() {
        wrong += 1
    }

    mutating func addUnused() {
        unused += 1
    }
}

/// The counts of a locale, in total and by feature.
struct LocaleCoverage: Sendable {
    /// The counts of a feature. A text that two features use counts in both.
    struct Feature: Codable, Sendable {
        /// The feature's name.
        let name: String
        /// Its texts.
        let counts: TextCounts
    }

    /// The locale.
    let locale: LocaleIdentifier
    /// The counts of all texts, each counted once.
    let counts: TextCounts
    /// The counts of each feature that uses texts, sorted by name.
    let features: [Feature]

    init(
        _ locale: LocaleIdentifier, inventory: TextInventory, wrong: [LocaleText], store: TextStore
    ) {
        var counts = TextCounts()
        var features: [String: TextCounts] = [:]
        for text in inventory.texts {
            let found = store.lookup(text.use, in: locale).status
            let status = found == .present && store.isCopy(text.use.key, in: locale) ? .missing : found
            counts.add(status)
            for feature in text.features { features[feature, default: TextCounts()].add(status) }
        }
        for text in wrong {
            counts.addWrong()
            for feature in text.text.features { features[feature, default: TextCounts()].addWrong() }
        }
        for text in inventory.unused where text.locale == locale {
            counts.addUnused()
            if let feature = text.feature { features[feature, default: TextCounts()].addUnused() }
        }
        self.locale = locale
        self.counts = counts
        self.features = features.sorted { $0.key < $1.key }.map { Feature(name: $0.key, counts: $0.value) }
    }
}

/// A text that previews use, in a locale.
struct LocaleText: Sendable {
    /// The text.
    let text: InventoriedText
    /// The locale.
    let locale: LocaleIdentifier
    /// The lookup of the text in the locale.
    let lookup: TextLookup
    /// The problems of the locale's own text. Empty if it is missing.
    let problems: [TextProblem]

    /// Whether the locale's text is only a copy to translate.
    let isCopy: Bool

    /// Whether neither the locale nor a parent of it has the text, or only a copy to translate.
    var isMissing: Bool { lookup.status == .missing || isCopy }

    /// Whether the locale or a parent of it has the text, and it has no problems.
    var isComplete: Bool { !isMissing && problems.isEmpty }

    /// Whether a locale of another language has the same text as the default locale, so that nobody may have translated it.
    /// A text without letters is the same in each language.
    fileprivate func equalsSource(in store: TextStore) -> Bool {
        let (source, key) = (store.defaultLocale, text.use.key)
        guard lookup.status == .present, !isCopy, locale.languageTag != source.languageTag,
            let own = store.entry(for: key, in: locale), own == store.entry(for: key, in: source)
        else { return false }
        return own.part(at: text.use.index)?.texts.contains { Placeholders.runs(of: $0).contains(where: \.hasLetters) }
            ?? false
    }

    /// Looks up a text in a locale.
    init(_ text: InventoriedText, in locale: LocaleIdentifier, store: TextStore, wants: TextRequirements) {
        let lookup = store.lookup(text.use, in: locale)
        isCopy = lookup.status == .present && store.isCopy(text.use.key, in: locale)
        let isMissing = lookup.status == .missing || isCopy
        self.text = text
        self.locale = locale
        self.lookup = lookup
        problems = isMissing ? [] : store.problems(of: text.use, in: locale, wants: wants)
    }
}

extension PlaceholderRun {
    /// Whether a reader sees letters in it, and not only a value.
    fileprivate var hasLetters: Bool { !isPlaceholder && shown.contains(where: \.isLetter) }
}

extension LocaleIdentifier {
    /// The language without script and region.
    fileprivate var languageTag: Substring { tag.prefix { $0 != "-" } }
}
