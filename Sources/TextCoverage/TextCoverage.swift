package import FOSMVVM

/// How many of the texts that previews use each locale has.
package struct TextCoverage: Sendable {
    /// The store's locales, the default one first.
    package let locales: [LocaleCoverage]
    /// The texts that locales lack, locale by locale.
    package let missing: [UnfinishedText]
    /// The texts that locales have and with which something is wrong, locale by locale.
    package let wrong: [UnfinishedText]

    /// The coverage of a catalogue's texts.
    package init(_ inventory: TextInventory, store: LocalizationStore) {
        let unfinished = store.locales.flatMap { locale in
            inventory.texts.compactMap { UnfinishedText($0, in: locale, store: store, wants: inventory.wants) }
        }
        let wrong = unfinished.filter { !$0.isMissing }
        missing = unfinished.filter(\.isMissing)
        self.wrong = wrong
        locales = store.locales.map { locale in
            LocaleCoverage(locale, inventory: inventory, wrong: wrong.filter { $0.locale == locale }, store: store)
        }
    }
}
