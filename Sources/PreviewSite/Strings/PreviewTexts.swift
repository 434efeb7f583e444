import Diagnostics
import FOSMVVM
import PreviewChecks
import TextComparison

/// The texts of a rendered preview, in its own locale first and then in all others.
struct PreviewTexts: Sendable {
    /// The texts, in order of appearance.
    let texts: [PreviewText]
    /// The texts of the view's templates that are the same in every language.
    let hardCoded: [HardCodedText]
    /// The values of the ViewModel that the accented pseudo-locale does not change.
    let values: [HardCodedValue]
    /// The locale of the preview.
    let locale: LocaleIdentifier

    /// Collects the texts of a preview.
    ///
    /// - Parameters:
    ///   - record: The lookups of the preview.
    ///   - locale: The locale of the preview.
    ///   - locales: All locales.
    ///   - hardCoded: The texts of the view's templates.
    ///   - values: The values of the ViewModel.
    init(
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
    var wrong: [PreviewText] { texts.filter(\.isWrong) }

    /// The number of texts with problems in any locale, plus the number of texts in templates.
    var wrongCount: Int { wrong.count + hardCoded.count }

    /// The locales from which the shown texts come, in order of appearance.
    var sources: [LocaleIdentifier] {
        texts.reduce(into: []) { sources, text in
            if let source = text.values.first?.lookup.source, !sources.contains(source) { sources.append(source) }
        }
    }
}

/// A text of a preview, with its value in each locale.
struct PreviewText: Sendable {
    /// The value of a text in a locale.
    struct Value: Sendable {
        /// The locale.
        let locale: LocaleIdentifier
        /// The lookup of the text in the locale.
        let lookup: TextLookup
        /// The problems of the locale's own text.
        let problems: [TextProblem]

        /// Whether the locale lacks the text, or its own text has problems.
        var isWrong: Bool { lookup.status == .missing || !problems.isEmpty }
    }

    /// The text.
    let use: TextUse
    /// The values, in the order of the locales.
    let values: [Value]

    init(_ use: TextUse, locales: [LocaleIdentifier], store: TextStore, wants: TextRequirements) {
        self.use = use
        values = locales.map { locale in
            Value(
                locale: locale, lookup: store.lookup(use, in: locale),
                problems: store.problems(of: use, in: locale, wants: wants))
        }
    }

    /// Whether it has problems in any locale.
    var isWrong: Bool { values.contains(where: \.isWrong) }
}
