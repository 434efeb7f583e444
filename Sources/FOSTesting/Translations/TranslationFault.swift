import FOSMVVM
import TextFaults

/// What is wrong with one text in one locale.
struct TranslationFault {
    /// The file and line, and what is wrong there.
    let line: String

    /// What is wrong with the texts that a value shows in a locale, in order of appearance.
    ///
    /// - Throws: What the value's `encode(to:)` throws.
    static func all(
        in value: some Encodable, locale: LocaleIdentifier, store: LocalizationStore
    ) throws -> [TranslationFault] {
        let localizer = Localizer(locale: locale.locale, store: store, recordsTexts: true)
        _ = try LocalizingEncoder.encode(value, with: localizer)
        let texts = localizer.record?.texts ?? []
        let missing = texts.compactMap { MissingText($0, in: locale, store: store) }
        let wants = TextWants(localizer.record?.wants ?? [:])
        let wrong = texts.compactMap { WrongText($0, in: locale, store: store, wants: wants) }
        let told = Set(missing.map(\.text.name) + wrong.map(\.text.name))
        let others = localizer.problems.filter { problem in problem.key.map { !told.contains($0) } ?? true }
        return (missing.map(\.line) + wrong.flatMap(\.lines)).map(Self.init(line:))
            + others.map { Self(problem: $0, locale: locale) }
    }

    private init(line: String) {
        self.line = line
    }

    /// What a store or a localizer says, in a locale if it is one's own.
    init(problem: LocalizationProblem, locale: LocaleIdentifier? = nil) {
        let place = FilePlace.text(file: problem.file, line: problem.line, column: problem.column)
        line = [place, locale?.tag ?? "", problem.message].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}
