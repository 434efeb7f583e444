import Diagnostics
import FOSMVVM

/// The misspelled names in the locales of a store.
struct Misspellings: Sendable {
    /// The misspelled names of types.
    let types: [Misspelling]
    /// The misspelled names of properties.
    let keys: [Misspelling]
    /// The misspelled names of plural forms.
    let forms: [Misspelling]
    /// The names of types that are missing above their texts, or not directly below a locale.
    let misplaced: [Misspelling]
    /// All misspelled and misplaced names.
    let all: [Misspelling]

    /// Compares the entries of all locales with those that previews use.
    init(in own: [LocaleEntry], _ inventory: TextInventory, of store: TextStore) {
        let used = Set(inventory.wants.byKey.keys)
        types = Self.types(own, used, of: store)
        keys = Self.keys(inventory.unused, used, excluding: types, of: store)
        forms = Self.forms(own, used, of: store)
        misplaced = Self.misplaced(inventory, of: store)
        all = types + keys + forms + misplaced
    }
}

extension Misspellings {
    /// Returns unknown plural categories in maps that should be plurals.
    ///
    /// A map should be a plural if a preview uses its key as a text, or if another locale has a plural there.
    private static func forms(_ own: [LocaleEntry], _ used: Set<String>, of store: TextStore) -> [Misspelling] {
        let wanted = used.union(PluralUse.all(in: own, used: used).map(\.key))
            .subtracting(used.compactMap { parts(of: $0)?.parent })
        return own.compactMap { text in
            guard let (parent, name) = parts(of: text.key), wanted.contains(parent),
                PluralCategory(rawValue: name) == nil, store.entry(for: parent, in: text.locale) == nil
            else { return nil }
            return store.place(of: text.key, in: text.locale).map { place in
                Misspelling(locale: text.locale, written: parent, meant: parent, place: place) {
                    "'\(name)' of '\(parent)' of \($0) is not a plural category. \(advice(name))"
                }
            }
        }
    }

    /// Returns the map of a key, without `ordinal`, and the name of the key in that map. Nil for a property of a type.
    private static func parts(of key: String) -> (parent: String, name: String)? {
        guard let dot = key.lastIndex(of: "."), let first = key.firstIndex(of: "."), first != dot else { return nil }
        let parent = key[..<dot]
        let name = String(key[key.index(after: dot)...])
        return (String(parent.hasSuffix(".ordinal") ? parent.dropLast(8) : parent), name)
    }

    private static func advice(_ name: String) -> String {
        let categories = PluralCategory.allCases.map(\.rawValue)
        return NearestNames.nearest(to: name, among: categories).first.map { "Did you mean '\($0)'?" }
            ?? "Use one of \(categories.joined(separator: ", "))."
    }
}

extension Misspellings {
    /// Returns the misspelled names of types: names that are similar to those that previews use, in locales that lack
    /// these and have the same properties below the similar name.
    private static func types(
        _ own: [LocaleEntry], _ usedKeys: Set<String>, of store: TextStore
    ) -> [Misspelling] {
        let used = Set(usedKeys.map { String($0.typeOfKey) })
        let own = Dictionary(grouping: own, by: \.locale).mapValues {
            Set($0.map { String($0.key.typeOfKey) })
        }
        return own.flatMap { locale, types in
            let strangers = types.subtracting(used)
            guard !strangers.isEmpty else { return [Misspelling]() }
            return used.subtracting(types).compactMap { type in
                strangers.filter {
                    NearestNames.isMistyped($0, for: type)
                        && haveCommonProperty($0, type, usedKeys, in: locale, of: store)
                }
                .min()
                .flatMap { misspelling($0, of: type, in: locale, of: store) }
            }
        }
    }

    /// Whether the texts of one type in a locale are those that previews use of another type.
    private static func haveCommonProperty(
        _ written: String, _ type: String, _ used: Set<String>, in locale: LocaleIdentifier, of store: TextStore
    ) -> Bool {
        store.keys(in: locale).contains { key in
            key.hasPrefix(written + ".") && used.contains(type + key.dropFirst(written.count))
        }
    }

    private static func misspelling(
        _ written: String, of type: String, in locale: LocaleIdentifier, of store: TextStore
    ) -> Misspelling? {
        store.place(ofType: written, in: locale).map { place in
            Misspelling(locale: locale, written: written, meant: type, place: place) {
                "No preview uses '\(written)', and '\(type)' has no texts for \($0). Did you mean '\(type)'?"
            }
        }
    }
}

extension Misspellings {
    /// Returns the misspelled names of properties: keys that no preview uses, in locales that lack a similar key of the
    /// same map that previews use.
    private static func keys(
        _ unused: [UnusedKey], _ usedKeys: Set<String>, excluding types: [Misspelling], of store: TextStore
    ) -> [Misspelling] {
        let used = Dictionary(grouping: usedKeys, by: map)
        return Dictionary(grouping: unused, by: \.locale).flatMap { locale, unused in
            unused.filter { !types.explain($0.key, in: locale) }.compactMap { text in
                let lacking = (used[map(of: text.key)] ?? []).filter { store.entry(for: $0, in: locale) == nil }
                let near = lacking.filter { NearestNames.isMistyped(name(of: text.key), for: name(of: $0)) }.min()
                return near.map { meant in
                    Misspelling(locale: locale, written: text.key, meant: meant, place: text.place) {
                        "No preview uses '\(text.key)', and '\(meant)' has no text for \($0). "
                            + "Did you mean '\(name(of: meant))'?"
                    }
                }
            }
        }
    }

    /// Returns the key of the map that contains a key.
    private static func map(of key: String) -> Substring {
        key.lastIndex(of: ".").map { key[..<$0] } ?? ""
    }

    private static func name(of key: String) -> String { String(key.dropFirst(map(of: key).count + 1)) }
}
