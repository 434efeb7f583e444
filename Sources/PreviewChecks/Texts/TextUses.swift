import Diagnostics
import FOSMVVM
import Foundation
import PreviewCatalog

/// Collects the texts that previews use.
struct TextUses {
    /// The texts, in order of appearance.
    private(set) var texts: [InventoriedText] = []
    private var indices: [TextUse: Int] = [:]
    private var models: Set<String> = []
    private var fullKeys: [String: Set<String>] = [:]
    /// The types whose texts may be used, although this is unknown.
    private var unreadable: Set<Substring> = []

    mutating func add(_ record: LocalizationRecord, of preview: Preview) {
        models.formUnion(record.models)
        fullKeys.merge(record.fullKeys) { $0.union($1) }
        for use in record.texts {
            let wants = record.wants[use] ?? []
            if let index = indices[use] {
                texts[index].add(preview, wants: wants)
            } else {
                indices[use] = texts.count
                texts.append(InventoriedText(use, wants: wants, preview: preview))
            }
        }
    }

    /// Adds a value that cannot be encoded, with all values that it contains.
    mutating func add(unreadable value: Any) {
        let mirror = Mirror(reflecting: value)
        add(unreadable: mirror.subjectType)
        // References between objects can be cyclic.
        guard mirror.displayStyle != .class else { return }
        for child in mirror.children { add(unreadable: child.value) }
    }

    /// Adds a type without a value, with all types that it is known to contain.
    mutating func add(unmade type: Any.Type) {
        for held in HeldTypes(of: type).all { add(unreadable: held) }
    }

    /// Adds the names of a type, with each of which its texts can begin.
    private mutating func add(unreadable type: Any.Type) {
        unreadable.formUnion(TypeKeys.key(of: type).split(separator: "."))
    }

    /// The texts that are those of several nested types with the same name, sorted by key.
    var shared: [SharedText] {
        fullKeys.filter { $1.count > 1 }.map { SharedText(key: $0, fullKeys: $1.sorted()) }.sorted { $0.key < $1.key }
    }

    /// Returns the unused texts of a store, in the order of their places.
    func unused(in store: TextStore) -> [UnusedKey] {
        let features = TextFeatures(texts)
        let chosen = Set(texts.compactMap { Self.parent(of: $0.use.key) }).subtracting(models)
        let keys = Set(texts.map(\.use.key))
        let unused = store.locales.flatMap { locale in
            store.keys(in: locale).filter { isUnused($0, keys: keys, chosen: chosen) }.compactMap { key in
                store.place(of: key, in: locale).map {
                    UnusedKey(key: key, locale: locale, place: $0, feature: features.feature(of: key, at: $0))
                }
            }
        }
        return unused.sorted { $0.place < $1.place }
    }

    private func isUnused(_ key: String, keys: Set<String>, chosen: Set<String>) -> Bool {
        !keys.contains(key) && !isChosen(key, among: chosen) && !unreadable.contains(key.typeOfKey)
    }

    /// Whether a key may be selected while the program runs: a key next to it is used, and it is not a property of a
    /// model but the case of an enum or the message of a field.
    private func isChosen(_ key: String, among chosen: Set<String>) -> Bool {
        // An enum whose cases are named like plural categories is one entry, like a plural.
        chosen.contains(key) || Self.parent(of: key).map(chosen.contains) ?? false
    }

    /// Returns the key without its last name.
    private static func parent(of key: String) -> String? {
        key.lastIndex(of: ".").map { String(key[..<$0]) }
    }
}

/// The features of the types of texts.
struct TextFeatures {
    private let byType: [Substring: String]
    private let all: Set<String>

    /// Finds the feature of each type: that of its own previews, or else that of the first preview that uses its texts.
    init(_ texts: [InventoriedText]) {
        var byType: [Substring: String] = [:]
        for text in texts {
            let type = text.use.key.typeOfKey
            let own = text.previews.first { $0.viewModelName == type }
            byType[type] = own?.feature ?? byType[type] ?? text.previews.first?.feature
        }
        self.byType = byType
        all = texts.reduce(into: []) { $0.formUnion($1.features) }
    }

    /// Returns the feature of an unused key; see ``UnusedKey/feature``.
    func feature(of key: String, at place: SourcePlace) -> String? {
        if let feature = byType[key.typeOfKey] { return feature }
        let folder = URL(filePath: place.file).deletingLastPathComponent().lastPathComponent
        return all.contains(folder) ? folder : nil
    }
}
