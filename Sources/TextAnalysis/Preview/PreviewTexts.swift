package import Diagnostics
package import FOSMVVM

/// The texts of a rendered preview, in its own locale first and then in all others.
package struct PreviewTexts: Sendable {
    /// The texts, in order of appearance.
    package let texts: [PreviewText]
    /// The texts of the view's templates that are the same in every language.
    package let hardCoded: [HardCodedText]
    /// The values of the ViewModel that the accented pseudo-locale does not change.
    package let values: [HardCodedValue]
    /// The locale of the preview.
    package let locale: LocaleIdentifier

    /// Collects the texts of a preview.
    ///
    /// - Parameters:
    ///   - record: The lookups of the preview.
    ///   - locale: The locale of the preview.
    ///   - locales: All locales.
    ///   - hardCoded: The texts of the view's templates.
    ///   - values: The values of the ViewModel.
    package init(
        _ record: LocalizationRecord, in locale: LocaleIdentifier, among locales: [LocaleIdentifier],
        store: TextStore, hardCoded: [HardCodedText] = [], values: [HardCodedValue] = []
    ) {
        let locales = [locale] + locales.filter { $0 != locale }
        let wants = TextRequirements(record.wants)
        self.locale = locale
        self.hardCoded = hardCoded
        self.values = values
        texts = record.texts.map { PreviewText($0, locales: locales, store: store, wants: wants) }
    }

    /// The texts with problems in any locale.
    package var wrong: [PreviewText] { texts.filter(\.isWrong) }

    /// The number of texts with problems in any locale, plus the number of texts in templates.
    package var wrongCount: Int { wrong.count + hardCoded.count }

    /// What is wrong with the texts in each locale. A text that no locale has is left out, because rendering reports it.
    package func diagnostics(in store: TextStore) -> [Diagnostic] {
        let wrong = wrong.map { text in (text.use, text.values.filter(\.isWrong)) }
        let places = TextPlaces(missingIn: wrong.flatMap { $1.map(\.locale) }, store: store)
        return wrong.flatMap { use, values in values.flatMap { $0.diagnostics(of: use, places: places) } }
    }

    /// The locales from which the shown texts come, in order of appearance.
    package var sources: [LocaleIdentifier] {
        texts.reduce(into: []) { sources, text in
            if let source = text.values.first?.lookup.source, !sources.contains(source) { sources.append(source) }
        }
    }
}

/// A text of a preview, with its value in each locale.
package struct PreviewText: Sendable {
    /// The value of a text in a locale.
    package struct Value: Sendable {
        /// The locale.
        package let locale: LocaleIdentifier
        /// The lookup of the text in the locale.
        package let lookup: TextLookup
        /// The problems of the locale's own text.
        package let faults: [TextFault]

        fileprivate func diagnostics(of use: TextUse, places: TextPlaces) -> [Diagnostic] {
            guard lookup.status == .missing, lookup.source != nil else { return faults.map(\.diagnostic) }
            let place = places.place(of: use, lookup, in: locale)
            let missing = Diagnostic(
                .missingText, use.missingMessage(in: locale, at: place, of: places.store), at: place)
            return [missing] + faults.map(\.diagnostic)
        }

        /// Whether the locale lacks the text, or its own text has problems.
        package var isWrong: Bool { lookup.status == .missing || !faults.isEmpty }
    }

    /// The text.
    package let use: TextUse
    /// The values, in the order of the locales.
    package let values: [Value]

    init(_ use: TextUse, locales: [LocaleIdentifier], store: TextStore, wants: TextRequirements) {
        self.use = use
        values = locales.map { locale in
            Value(
                locale: locale, lookup: store.lookup(use, in: locale),
                faults: store.faults(of: use, in: locale, wants: wants))
        }
    }

    /// Whether it has problems in any locale.
    package var isWrong: Bool { values.contains(where: \.isWrong) }
}

extension TextUse {
    /// What to do if a locale lacks the text, for a message with the place of its file.
    package func missingMessage(
        in locale: LocaleIdentifier, at place: SourcePlace?, of store: TextStore
    ) -> String {
        "'\(name)' has no text for '\(locale.tag)'. \(store.advice(onTextsIn: locale, at: place))"
    }
}

extension TextStore {
    /// Returns where to add texts of a locale to a file.
    package func advice(onTextsIn locale: LocaleIdentifier, at place: SourcePlace?) -> String {
        let spelled = spelledLocales.first { $0.locale == locale && $0.place.file == place?.file }
        return spelled.map { "Add it below '\($0.spelling):' in this file." }
            ?? "Add '\(locale.tag):' with it to this file."
    }
}

/// The places of texts in locales, and the places to add missing texts.
package struct TextPlaces {
    private let files: [LocaleIdentifier: TextFiles]
    let store: TextStore

    /// Finds the places in the locales that lack a text.
    package init(missingIn locales: some Sequence<LocaleIdentifier>, store: TextStore) {
        self.store = store
        files = Dictionary(Set(locales).map { ($0, TextFiles(of: $0, in: store)) }) { first, _ in first }
    }

    /// Returns the place of a text. A missing text belongs below the last one of its type, or else in the default
    /// locale's file.
    package func place(of use: TextUse, _ lookup: TextLookup, in locale: LocaleIdentifier) -> SourcePlace? {
        guard lookup.status == .missing else { return lookup.place }
        return files[locale]?.place(for: use.key) ?? lookup.place
    }
}
