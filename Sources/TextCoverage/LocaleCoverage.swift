package import FOSMVVM

/// How many texts one locale has, in all and by feature.
package struct LocaleCoverage: Sendable {
    /// One feature's texts. A text that two features use counts in both.
    package struct Feature: Codable, Sendable {
        /// The feature's name.
        package let name: String
        /// Its texts.
        package let counts: TextCounts
    }

    /// The locale.
    package let locale: LocaleIdentifier
    /// All texts, each once.
    package let counts: TextCounts
    /// The texts of each feature that uses any, in order of their names.
    package let features: [Feature]

    init(
        _ locale: LocaleIdentifier, inventory: TextInventory, wrong: [UnfinishedText], store: LocalizationStore
    ) {
        var counts = TextCounts()
        var features: [String: TextCounts] = [:]
        for text in inventory.texts {
            let status = store.lookup(text.use, in: locale).status
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
