import FOSMVVM

/// The texts that a test expects: those of a store, in some locales.
struct Translations {
    let store: LocalizationStore
    let locales: [LocaleIdentifier]

    /// What a failed test says of a value: each text that is missing, and where it is to be added. Nil when none is.
    ///
    /// - Throws: What the value's `encode(to:)` throws.
    func failure(of value: some Encodable, named name: String) throws -> String? {
        let faults = try locales.flatMap { try TranslationFault.all(in: value, locale: $0, store: store) }
        guard !faults.isEmpty else { return nil }
        // A file that cannot be used is why its texts are missing.
        let lines = faults.map(\.line) + store.problems.map { TranslationFault(problem: $0).line }
        return (["\(name) lacks translations:"] + lines).joined(separator: "\n")
    }
}
