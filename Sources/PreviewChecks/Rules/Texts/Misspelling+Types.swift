import FOSMVVM
import TemplateEngine

extension Misspelling {
    /// More letters than anyone mistypes.
    private static let limit = 2

    /// The names of types that are nearly those which previews use, in locales that lack these and have the same
    /// properties below them.
    static func types(in subject: CheckSubject) -> [Misspelling] {
        let used = Set(subject.uses.keys.map(type))
        let own = Dictionary(grouping: subject.ownTexts, by: \.locale).mapValues { Set($0.map { type(of: $0.key) }) }
        return own.flatMap { locale, types in
            let strangers = types.subtracting(used)
            guard !strangers.isEmpty else { return [Misspelling]() }
            return used.subtracting(types).compactMap { type in
                strangers.filter { isNear($0, type) && haveCommonProperty($0, type, in: locale, subject) }.min()
                    .flatMap { misspelling($0, of: type, in: locale, subject) }
            }
        }
    }

    /// The type that a key belongs to.
    private static func type(of key: String) -> String { String(key.prefix { $0 != "." }) }

    /// Whether what a locale has of one type is what previews use of another.
    private static func haveCommonProperty(
        _ written: String, _ type: String, in locale: LocaleIdentifier, _ subject: CheckSubject
    ) -> Bool {
        subject.store.keys(in: locale).contains { key in
            key.hasPrefix(written + ".") && subject.uses[type + key.dropFirst(written.count)] != nil
        }
    }

    private static func isNear(_ left: String, _ right: String) -> Bool {
        abs(left.count - right.count) <= limit
            && NearestNames.editDistance(Array(left.lowercased()), Array(right.lowercased())) <= limit
    }

    private static func misspelling(
        _ written: String, of type: String, in locale: LocaleIdentifier, _ subject: CheckSubject
    ) -> Misspelling? {
        subject.store.place(ofType: written, in: locale).map { place in
            Misspelling(
                locale: locale, written: written, meant: type, place: place,
                message: "No preview uses '\(written)', and '\(type)' has no texts for '\(locale.tag)'. "
                    + "Did you mean '\(type)'?")
        }
    }
}
