import FOSMVVM
import TemplateEngine

extension Misspelling {
    /// The names in maps that would be plurals, were these categories of CLDR.
    ///
    /// A map should be a plural where a preview uses its key as a text, or another locale has a plural there.
    static func forms(in subject: CheckSubject) -> [Misspelling] {
        let used = Set(subject.uses.keys)
        let wanted = used.union(PluralUse.all(in: subject).map(\.key))
            .subtracting(used.compactMap { parts(of: $0)?.parent })
        return subject.ownTexts.compactMap { text in
            guard let (parent, name) = parts(of: text.key), wanted.contains(parent),
                PluralCategory(rawValue: name) == nil, subject.store.entry(for: parent, in: text.locale) == nil
            else { return nil }
            return subject.store.place(of: text.key, in: text.locale).map { place in
                Misspelling(
                    locale: text.locale, written: parent, meant: parent, place: place,
                    message:
                        "'\(name)' of '\(parent)' of '\(text.locale.tag)' is no category of plurals. \(advice(name))")
            }
        }
    }

    /// The key of the map that a key stands in, without `ordinal`, and its name there; nil for a property of a type.
    private static func parts(of key: String) -> (parent: String, name: String)? {
        guard let dot = key.lastIndex(of: "."), let first = key.firstIndex(of: "."), first != dot else { return nil }
        let parent = key[..<dot]
        let name = String(key[key.index(after: dot)...])
        return (String(parent.hasSuffix(".ordinal") ? parent.dropLast(8) : parent), name)
    }

    private static func advice(_ name: String) -> String {
        let categories = PluralCategory.allCases.map(\.rawValue)
        return NearestNames.nearest(to: name, among: categories).first.map { "Did you mean '\($0)'?" }
            ?? "Write one of \(categories.joined(separator: ", "))."
    }
}
