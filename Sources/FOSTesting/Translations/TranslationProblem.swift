import Diagnostics
import FOSMVVM
import TextComparison

/// A problem with one text in one locale.
struct TranslationProblem {
    /// The file, the line and a description of the problem.
    let line: String

    /// Returns the problems with the texts that a value shows in a locale, in order of appearance.
    ///
    /// - Throws: Any error from the value's `encode(to:)`.
    static func all(
        in value: some Encodable, locale: LocaleIdentifier, store: TextStore
    ) throws -> [TranslationProblem] {
        let localizer = Localizer(locale: locale, store: store, recordsTexts: true)
        _ = try LocalizingEncoder.encode(value, with: localizer)
        let texts = localizer.record?.texts ?? []
        let missing = texts.compactMap { MissingText($0, in: locale, store: store) }
        let wants = TextRequirements(localizer.record?.wants ?? [:])
        let wrong = texts.map { ($0.name, problems(of: $0, in: locale, store: store, wants: wants)) }
            .filter { !$1.isEmpty }
        let told = Set(missing.map(\.text.name) + wrong.map(\.0))
        let others = localizer.problems.filter { problem in problem.subject.map { !told.contains($0) } ?? true }
        return missing.map { Self(line: $0.line) } + wrong.flatMap(\.1).map { Self(problem: $0) }
            + others.map { Self(problem: $0, locale: locale) }
    }

    /// Returns the problems of a text in the locale that has it: the requested locale or one of its parents. Problems
    /// that the localizer reports when the text is requested are left out.
    private static func problems(
        of text: TextUse, in locale: LocaleIdentifier, store: TextStore, wants: TextRequirements
    ) -> [Diagnostic] {
        let lookup = store.lookup(text, in: locale)
        guard lookup.status != .missing, let source = lookup.source else { return [] }
        return store.problems(of: text, in: source, wants: wants).filter { problem in
            switch problem.kind {
            case .list, .noList, .noNumber, .unfilled: false
            default: true
            }
        }.map(\.diagnostic)
    }

    private init(line: String) {
        self.line = line
    }

    /// Creates the problem that a store or a localizer reports, with the locale if the problem is specific to one.
    init(problem: Diagnostic, locale: LocaleIdentifier? = nil) {
        line = [problem.place?.description ?? "", locale?.tag ?? "", problem.message].filter { !$0.isEmpty }.joined(
            separator: ": ")
    }
}

/// A text that is missing in a locale and in its parent locales.
struct MissingText {
    let text: TextUse
    private let locale: LocaleIdentifier
    private let store: TextStore

    /// Returns nil if the locale has the text.
    init?(_ text: TextUse, in locale: LocaleIdentifier, store: TextStore) {
        guard store.lookup(text, in: locale).status == .missing else { return nil }
        self.text = text
        self.locale = locale
        self.store = store
    }

    /// The file and line where to add the text, the key, and what to do.
    var line: String {
        let missing = "'\(text.name)' has no text for '\(locale.tag)'."
        if let place = store.place(of: text.key, in: locale) {
            return "\(place): \(missing) The value here is too short, or of another kind."
        }
        if let neighbor = KeyNeighbor(of: text.key, in: locale, store: store) {
            return "\(neighbor.place): \(missing) Add it next to '\(neighbor.key)'."
        }
        return besidesOtherLocales.map { "\($0): \(missing) Add it to this file, below '\(locale.tag):'." }
            ?? "\(missing) Add it to a YAML file such as 'Localizations/\(text.key.typeOfKey).yml', below '\(locale.tag):'."
    }

    /// The place of the text or its neighbors in another locale. The default locale comes first.
    private var besidesOtherLocales: String? {
        for other in store.locales {
            let own = store.place(of: text.key, in: other)
            if let place = own ?? KeyNeighbor(of: text.key, in: other, store: store)?.place {
                return place.description
            }
        }
        return nil
    }
}

/// The existing key of a locale that is the closest to a missing key.
struct KeyNeighbor {
    let key: String
    let place: SourcePlace
    /// The number of leading names that the two keys share, and the number of the neighbor's names after them.
    private let shared: Int
    private let depth: Int

    /// Finds the last of the closest keys of the locale. Returns nil if no key has the same type.
    init?(of key: String, in locale: LocaleIdentifier, store: TextStore) {
        let neighbors = store.keys(in: locale).compactMap { other in
            store.place(of: other, in: locale).map { KeyNeighbor(other, at: $0, beside: key) }
        }
        guard let nearest = neighbors.filter({ $0.shared > 0 }).max(by: { $0.rank < $1.rank }) else { return nil }
        self = nearest
    }

    private init(_ key: String, at place: SourcePlace, beside other: String) {
        let names = key.split(separator: ".")
        self.key = key
        self.place = place
        shared = zip(names, other.split(separator: ".")).prefix { $0 == $1 }.count
        depth = names.count - shared
    }

    private var rank: (Int, Int, Int) { (shared, -depth, place.line ?? 0) }
}
