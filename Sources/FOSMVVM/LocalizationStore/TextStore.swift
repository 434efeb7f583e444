public import Diagnostics
public import Foundation

/// The texts of YAML files, by locale and key. It is immutable, so all threads can share it.
///
/// The top-level keys of a file are locales. Each locale contains the names of types, then of properties, with optional
/// keys between and below them. A file that cannot be read is reported as a problem. Other files still work.
public struct TextStore: Sendable {
    /// The problems of files and keys, by file.
    public let problems: [Diagnostic]
    /// The locale whose texts are used if a locale and its parents lack a text.
    public let defaultLocale: LocaleIdentifier
    /// The locales as the files spell them, by file.
    package let spelledLocales: [SpelledLocale]
    /// The names of types whose texts belong to no locale, because its line is missing or wrong, which ``problems``
    /// reports.
    package let strayTypes: Set<String>
    /// The translations of texts in the source code of views.
    package let catalogs: StringCatalogs
    /// The store of another kind that has the texts instead.
    let other: (any LocalizationStore)?
    private var tables: [LocaleIdentifier: LocaleTable]
    private var texts: [LocaleIdentifier: LocaleTexts]

    /// Reads the files in folders, in the order of their paths. If a key is defined twice, the first definition
    /// applies.
    ///
    /// - Parameters:
    ///   - folders: The folders to search for `.yml` and `.yaml` files and String Catalogs, including subfolders.
    ///   - defaultLocale: The locale to fall back to.
    public init(folders: [URL], defaultLocale: LocaleIdentifier = .english) {
        self.init(folders: folders, targets: [], defaultLocale: defaultLocale)
    }

    /// Reads the files in folders, and then those next to the views of targets.
    ///
    /// - Parameters:
    ///   - folders: The folders to search; see ``init(folders:defaultLocale:)``.
    ///   - targets: The targets with YAML files next to their views.
    ///   - defaultLocale: The locale to fall back to.
    package init(folders: [URL], targets: [TargetFolder], defaultLocale: LocaleIdentifier) {
        var reader = YAMLReader(defaultLocale: defaultLocale)
        for folder in folders { reader.read(folder: folder) }
        for target in targets { reader.read(target: target) }
        self.init(reader)
    }

    /// Creates a store from YAML texts, each with a name for messages.
    public init(yaml files: KeyValuePairs<String, String>, defaultLocale: LocaleIdentifier = .english) {
        var reader = YAMLReader(defaultLocale: defaultLocale)
        for (name, text) in files { reader.read(text: text, file: name) }
        self.init(reader)
    }

    /// Creates a store from the texts of String Catalogs, each with the name of its file, such as
    /// `Localizable.xcstrings`.
    package init(catalogs files: KeyValuePairs<String, String>, defaultLocale: LocaleIdentifier = .english) {
        var reader = YAMLReader(defaultLocale: defaultLocale)
        for (name, text) in files { reader.catalogReader.read(text, file: name) }
        self.init(reader)
    }

    /// Creates a store without texts, because of a problem.
    package init(problem: Diagnostic) {
        var reader = YAMLReader(defaultLocale: .english)
        reader.report([problem])
        self.init(reader)
    }

    /// Creates a store with the texts of any store. If it is a text store, it is the same one.
    public init(_ store: any LocalizationStore) {
        if let store = store as? TextStore {
            self = store
        } else {
            self.init(YAMLReader(defaultLocale: .english), other: store)
        }
    }

    private init(_ reader: YAMLReader, other: (any LocalizationStore)? = nil) {
        self.other = other
        let defaultLocale = reader.defaultLocale
        catalogs = reader.catalogReader.catalogs
        // Without YAML, the languages are those of the catalogs.
        let tables =
            reader.tables.isEmpty
            ? Dictionary(uniqueKeysWithValues: catalogs.languages.map { ($0, LocaleTable($0)) }) : reader.tables
        problems = reader.problems + reader.catalogReader.problems
        spelledLocales = reader.spelledLocales
        strayTypes = reader.strayTypes
        texts = Dictionary(
            uniqueKeysWithValues: tables.keys.map {
                ($0, Self.texts(for: $0, tables: tables, defaultLocale: defaultLocale))
            })
        self.tables = tables
        self.defaultLocale = defaultLocale
    }

    /// The locales with texts. The default locale comes first, then the others sorted by tag.
    public var locales: [LocaleIdentifier] {
        tables.keys.sorted { left, right in
            if (left == defaultLocale) != (right == defaultLocale) { return left == defaultLocale }
            return left < right
        }
    }

    /// The locales in which views are shown: those with texts, or the default locale if there are no texts at all.
    package var shownLocales: [LocaleIdentifier] { tables.isEmpty ? [defaultLocale] : locales }

    /// Returns the keys of a locale, sorted, without fallback.
    public func keys(in locale: LocaleIdentifier) -> [String] {
        tables[locale]?.entries.keys.sorted() ?? []
    }

    /// Returns the types with texts that differ from those in another store, by the first name of their keys. Nil if the
    /// stores have different locales or catalogs.
    package func typeNames(differingFrom other: TextStore) -> Set<Substring>? {
        guard defaultLocale == other.defaultLocale, tables.keys == other.tables.keys, catalogs == other.catalogs else {
            return nil
        }
        return tables.reduce(into: []) { names, table in
            for key in other.tables[table.key].map(table.value.keys(differingFrom:)) ?? [] {
                names.insert(key.typeOfKey)
            }
        }
    }

    /// Returns the entry of a key in a locale, without fallback.
    public func entry(for key: String, in locale: LocaleIdentifier) -> LocalizationEntry? {
        other?.entry(for: key, in: locale) ?? tables[locale]?.entry(for: key)
    }

    /// Returns the tables of a locale and its parents that have an entry for a key, but not that of the default locale.
    func tables(with key: String, for locale: LocaleIdentifier) -> some Sequence<LocaleTable> {
        locale.chain.lazy.compactMap { tables[$0] }.filter { $0.entry(for: key) != nil }
    }

    /// Returns the place of a key in a locale, without fallback.
    public func place(of key: String, in locale: LocaleIdentifier) -> SourcePlace? {
        tables[locale]?.places[key]
    }

    /// Returns the store with another entry of a key in one of its locales.
    package func setting(_ entry: LocalizationEntry, for key: String, in locale: LocaleIdentifier) -> TextStore {
        var store = self
        store.tables[locale]?.set(entry, for: key)
        store.texts = [:]
        return store
    }

    /// Returns the place of a type's texts in a locale, by the first name of their keys.
    package func place(ofType type: String, in locale: LocaleIdentifier) -> SourcePlace? {
        tables[locale]?.types[type]
    }

    /// Whether a locale has a key without a text, which ``problems`` reports.
    package func isUnwritten(_ key: String, in locale: LocaleIdentifier) -> Bool {
        tables[locale]?.unwritten.contains(key) ?? false
    }

    /// Whether the text of a locale is only a copy of the default locale's, and its file says that it is to be translated.
    package func isCopy(_ key: String, in locale: LocaleIdentifier) -> Bool {
        guard locale != defaultLocale, let table = tables[locale], table.marked.contains(key) else { return false }
        return table.entry(for: key) == tables[defaultLocale]?.entry(for: key)
    }

    /// Whether a locale or a parent has texts. A pseudo-locale has those of the default locale.
    public func supports(_ locale: LocaleIdentifier) -> Bool { textLocale(of: locale) != nil }

    /// Returns the locale of the store whose texts come first for a locale: the locale or its nearest parent. Nil if
    /// only the default locale remains.
    package func textLocale(of locale: LocaleIdentifier) -> LocaleIdentifier? {
        (locale.pseudo == nil ? locale : defaultLocale).firstInChain { tables[$0] != nil }
    }

    /// Returns the text of a key in a locale or one that it falls back to. With an index, returns an element of a list.
    /// Nil for a plural, which needs a number.
    ///
    /// For a pseudo-locale, transforms the text of the default locale.
    public func text(for key: String, locale: LocaleIdentifier, index: Int? = nil) -> String? {
        let use = TextUse(key: key, index: index)
        guard let pseudo = locale.pseudo else { return texts(for: locale).text(for: use) }
        return texts(for: defaultLocale).text(for: use).map { pseudo.shown($0, of: use) }
    }

    /// Returns the texts that are visible in a locale. Cached for the store's own locales.
    func texts(for locale: LocaleIdentifier) -> LocaleTexts {
        if let other { return LocaleTexts(identifier: locale, tables: [], other: other) }
        return texts[locale] ?? Self.texts(for: locale, tables: tables, defaultLocale: defaultLocale)
    }

    private static func texts(
        for locale: LocaleIdentifier, tables: [LocaleIdentifier: LocaleTable], defaultLocale: LocaleIdentifier
    ) -> LocaleTexts {
        let chain = locale.chain + [defaultLocale]
        return LocaleTexts(identifier: locale, tables: chain.compactMap { tables[$0] })
    }
}

extension Bundle {
    /// Creates a store from the YAML files in the bundle.
    ///
    /// - Parameter resourceDirectoryName: The folder in the bundle, or an empty string for the whole bundle.
    public func yamlLocalization(resourceDirectoryName: String = "") -> TextStore {
        [self].yamlLocalization(resourceDirectoryName: resourceDirectoryName)
    }

    /// Whether the bundle has resources of its own. The main bundle of a command-line program is the build folder, which
    /// has those of all targets.
    package var hasResources: Bool {
        ["resources", "bundle", "app", "framework"].contains(bundleURL.pathExtension)
    }

    /// Returns the folder with this name in the bundle, or the bundle's folder for an empty name.
    package func folder(named name: String) -> URL {
        let folder = resourceURL ?? bundleURL
        return name.isEmpty ? folder : folder.appending(path: name, directoryHint: .isDirectory)
    }
}

extension Collection where Element == Bundle {
    /// Creates a store from the YAML files in all the bundles.
    ///
    /// - Parameter resourceDirectoryName: The folder in each bundle, or an empty string for the whole bundle.
    public func yamlLocalization(resourceDirectoryName: String = "") -> TextStore {
        TextStore(folders: map { $0.folder(named: resourceDirectoryName) })
    }
}
