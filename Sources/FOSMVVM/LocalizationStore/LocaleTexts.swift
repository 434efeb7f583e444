/// The texts that one locale sees: its own, then those of the locales it falls back to.
struct LocaleTexts: Sendable {
    let identifier: LocaleIdentifier
    let tables: [LocaleTable]

    func entry(for key: String) -> LocalizationEntry? {
        for table in tables {
            if let entry = table.entries[key] { return entry }
        }
        return nil
    }
}
