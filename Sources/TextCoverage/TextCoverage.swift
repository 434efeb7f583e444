package import FOSMVVM

/// How many of the texts that previews use each locale has.
package struct TextCoverage: Codable, Sendable {
    /// The store's locales, the default one first.
    package let locales: [LocaleCoverage]

    /// The coverage of a catalogue's texts.
    package init(_ inventory: TextInventory, store: LocalizationStore) {
        locales = store.locales.map { LocaleCoverage($0, inventory: inventory, store: store) }
    }
}
