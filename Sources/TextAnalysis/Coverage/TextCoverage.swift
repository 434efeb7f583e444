package import Diagnostics
package import FOSMVVM
import Foundation

/// The number of texts that each locale has among those that previews use.
package struct TextCoverage: Sendable {
    /// The store's locales. The default locale comes first.
    package let locales: [LocaleCoverage]
    /// The texts that locales lack or only have as copies to translate, by locale.
    package let missing: [LocaleText]
    /// The wrong texts of locales, by locale.
    package let wrong: [LocaleText]

    /// Computes the coverage of a catalog's texts.
    package init(_ inventory: TextInventory, store: TextStore) {
        let unfinished = store.locales.flatMap { locale in
            inventory.texts.map { LocaleText($0, in: locale, store: store, wants: inventory.wants) }
                .filter { !$0.isComplete }
        }
        let wrong = unfinished.filter { !$0.isMissing }
        missing = unfinished.filter(\.isMissing)
        self.wrong = wrong
        locales = store.locales.map { locale in
            LocaleCoverage(locale, inventory: inventory, wrong: wrong.filter { $0.locale == locale }, store: store)
        }
    }
}

/// The counts of a locale's texts.
package struct TextCounts: Codable, Equatable, Sendable {
    /// The number of texts that the locale has itself, without copies to translate.
    package private(set) var present = 0
    /// The number of texts that a parent of the locale has.
    package private(set) var inherited = 0
    /// The number of texts that neither has, and of copies to translate.
    package private(set) var missing = 0
    /// The number of the locale's own texts that are wrong.
    package private(set) var wrong = 0
    /// The number of the locale's texts that no preview uses.
    package private(set) var unused = 0

    /// The number of texts that previews use.
    package var used: Int { present + inherited + missing }

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
package struct LocaleCoverage: Sendable {
    /// The counts of a feature. A text that two features use counts in both.
    package struct Feature: Codable, Sendable {
        /// The feature's name.
        package let name: String
        /// Its texts.
        package let counts: TextCounts
    }

    /// The locale.
    package let locale: LocaleIdentifier
    /// The counts of all texts, each counted once.
    package let counts: TextCounts
    /// The counts of each feature that uses texts, sorted by name.
    package let features: [Feature]

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

/// The features of the types of texts.
struct TextFeatures {
    private let byType: [Substring: String]
    private let all: Set<String>

    /// Finds the feature of each type: that of its own previews, or else that of the first preview that uses its texts.
    init(_ texts: [InventoriedText]) {
        var byType: [Substring: String] = [:]
        for text in texts {
            let type = text.use.key.typeOfKey
            let own = text.previews.first { $0.viewModelName == type }
            byType[type] = own?.feature ?? byType[type] ?? text.previews.first?.feature
        }
        self.byType = byType
        all = texts.reduce(into: []) { $0.formUnion($1.features) }
    }

    /// Returns the feature of an unused key; see ``UnusedKey/feature``.
    func feature(of key: String, at place: SourcePlace) -> String? {
        if let feature = byType[key.typeOfKey] { return feature }
        let folder = URL(filePath: place.file).deletingLastPathComponent().lastPathComponent
        return all.contains(folder) ? folder : nil
    }
}

/// The files with the texts of a type in a locale.
package struct TextFiles: Sendable {
    private let places: [Substring: SourcePlace]

    /// Collects the files of a locale's own texts.
    package init(of locale: LocaleIdentifier, in store: TextStore) {
        var places: [Substring: [SourcePlace]] = [:]
        for key in store.keys(in: locale) {
            if let place = store.place(of: key, in: locale) { places[key.typeOfKey, default: []].append(place) }
        }
        self.places = places.compactMapValues(Self.end)
    }

    /// Returns the place of the last text of a key's type in the file with most of them. Nil if the locale has none.
    package func place(for key: String) -> SourcePlace? { places[key.typeOfKey] }

    /// Returns the last place in the file with most of the places. Among equal files, the last path applies.
    private static func end(of places: [SourcePlace]) -> SourcePlace? {
        let last = places.max()
        guard let last, places.contains(where: { $0.file != last.file }) else { return last }
        let files = Dictionary(grouping: places, by: \.file)
        let most = files.values.max { ($0.count, $0[0].file) < ($1.count, $1[0].file) }
        return most?.max { $0 < $1 }
    }
}
