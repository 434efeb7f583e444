public import Foundation

/// The texts of YAML files by locale and key. Immutable, so all threads may share it.
///
/// A file's top keys are locales; below a locale stands the type's name, then the property, with parent keys between
/// and discriminators below. A file that cannot be read is a problem of the store; the others are there all the same.
public struct LocalizationStore: Sendable {
    /// What keeps files or keys from being used, by file.
    public let problems: [LocalizationProblem]
    /// The locale that texts are taken from where a locale and its parents have none.
    public let defaultLocale: LocaleIdentifier
    /// The locales as the files spell them, file by file.
    package let spelledLocales: [SpelledLocale]
    private let tables: [LocaleIdentifier: LocaleTable]
    private let texts: [LocaleIdentifier: LocaleTexts]

    /// The store of the files below folders, in order of their paths. Of a key that is there twice, the first counts.
    ///
    /// - Parameters:
    ///   - folders: Folders to search, with those below them, for `.yml` and `.yaml` files.
    ///   - defaultLocale: The locale to fall back to.
    public init(folders: [URL], defaultLocale: LocaleIdentifier = .english) {
        var reader = YAMLReader(defaultLocale: defaultLocale)
        for folder in folders { reader.read(folder: folder) }
        self.init(reader)
    }

    /// The store of YAML texts, each with the name that problems call it by.
    public init(yaml files: KeyValuePairs<String, String>, defaultLocale: LocaleIdentifier = .english) {
        var reader = YAMLReader(defaultLocale: defaultLocale)
        for (name, text) in files { reader.read(text: text, file: name) }
        self.init(reader)
    }

    private init(_ reader: YAMLReader) {
        let tables = reader.tables
        let defaultLocale = reader.defaultLocale
        problems = reader.problems
        spelledLocales = reader.spelledLocales
        texts = Dictionary(
            uniqueKeysWithValues: tables.keys.map {
                ($0, Self.texts(for: $0, tables: tables, defaultLocale: defaultLocale))
            })
        self.tables = tables
        self.defaultLocale = defaultLocale
    }

    /// The locales that have texts, the default first, the others in order of their tags.
    public var locales: [LocaleIdentifier] {
        tables.keys.sorted { left, right in
            if (left == defaultLocale) != (right == defaultLocale) { return left == defaultLocale }
            return left < right
        }
    }

    /// The keys that a locale itself has, in order.
    public func keys(in locale: LocaleIdentifier) -> [String] {
        tables[locale]?.entries.keys.sorted() ?? []
    }

    /// What a locale itself has under a key, without fallback.
    public func entry(for key: String, in locale: LocaleIdentifier) -> LocalizationEntry? {
        tables[locale]?.entry(for: key)
    }

    /// Where a locale itself has a key.
    public func place(of key: String, in locale: LocaleIdentifier) -> LocalizationPlace? {
        tables[locale]?.places[key]
    }

    /// Where a locale itself has the texts of a type, by the first name of their keys.
    package func place(ofType type: String, in locale: LocaleIdentifier) -> LocalizationPlace? {
        tables[locale]?.types[type]
    }

    /// Whether a locale has a key without a text after it, of which ``problems`` tell.
    package func isUnwritten(_ key: String, in locale: LocaleIdentifier) -> Bool {
        tables[locale]?.unwritten.contains(key) ?? false
    }

    /// Whether a locale, or one it falls back to short of the default, has texts; a pseudo-locale has the default's.
    public func supports(_ locale: LocaleIdentifier) -> Bool { textLocale(of: locale) != nil }

    /// The locale of the store whose texts a locale shows first: its own, or the nearest of those it falls back to.
    /// Nil where only the default is left.
    package func textLocale(of locale: LocaleIdentifier) -> LocaleIdentifier? {
        (locale.pseudo == nil ? locale : defaultLocale).chain.first { tables[$0] != nil }
    }

    /// The text under a key in a locale or one it falls back to; an element of the list when an index is given. Nil for
    /// a plural, which takes a number.
    ///
    /// A pseudo-locale makes it from the default locale's.
    public func text(for key: String, locale: LocaleIdentifier, index: Int? = nil) -> String? {
        let use = TextUse(key: key, index: index)
        guard let pseudo = locale.pseudo else { return texts(for: locale).text(for: use) }
        return texts(for: defaultLocale).text(for: use).map { pseudo.shown($0, of: use) }
    }

    /// The texts that a locale sees; those of the store's own locales are put together once.
    func texts(for locale: LocaleIdentifier) -> LocaleTexts {
        texts[locale] ?? Self.texts(for: locale, tables: tables, defaultLocale: defaultLocale)
    }

    private static func texts(
        for locale: LocaleIdentifier, tables: [LocaleIdentifier: LocaleTable], defaultLocale: LocaleIdentifier
    ) -> LocaleTexts {
        let chain = locale.chain + [defaultLocale]
        return LocaleTexts(identifier: locale, tables: chain.compactMap { tables[$0] })
    }
}

extension LocalizationStore {
    /// What a locale shows for a text; a pseudo-locale shows the default locale's.
    public func lookup(_ use: TextUse, in locale: LocaleIdentifier) -> TextLookup {
        let locale = locale.pseudo == nil ? locale : defaultLocale
        if let lookup = lookup(use, source: locale, status: .present) { return lookup }
        for source in locale.chain.dropFirst() {
            if let lookup = lookup(use, source: source, status: .inherited) { return lookup }
        }
        return lookup(use, source: defaultLocale, status: .missing) ?? .none
    }

    private func lookup(_ use: TextUse, source: LocaleIdentifier, status: TextStatus) -> TextLookup? {
        guard let entry = entry(for: use.key, in: source), entry.has(use.index) else { return nil }
        return TextLookup(status: status, source: source, entry: entry, place: place(of: use.key, in: source))
    }
}

/// What a locale shows for a text, and where it has it from.
public struct TextLookup: Sendable {
    /// Whether the locale has the text.
    public let status: TextStatus
    /// The locale whose text is shown; nil when there is none.
    public let source: LocaleIdentifier?
    /// What the source has under the text's key; nil when there is none.
    public let entry: LocalizationEntry?
    /// Where the source has it; nil when there is none.
    public let place: LocalizationPlace?

    /// No locale has the text.
    static let none = TextLookup(status: .missing, source: nil, entry: nil, place: nil)
}

/// Whether a locale has a text.
public enum TextStatus: String, CaseIterable, Codable, Sendable {
    /// The locale has it itself.
    case present
    /// A parent of the locale has it, as `en` for `en-AU`.
    case inherited
    /// Neither has it: the default locale's text is shown, if there is one.
    case missing
}

extension Bundle {
    /// The store of the YAML files in the bundle.
    ///
    /// - Parameter resourceDirectoryName: The folder within the bundle; the whole bundle when empty.
    public func yamlLocalization(resourceDirectoryName: String = "") -> LocalizationStore {
        [self].yamlLocalization(resourceDirectoryName: resourceDirectoryName)
    }

    /// The folder of this name within the bundle, the bundle's own when empty.
    func folder(named name: String) -> URL {
        let folder = resourceURL ?? bundleURL
        return name.isEmpty ? folder : folder.appending(path: name, directoryHint: .isDirectory)
    }
}

extension Collection where Element == Bundle {
    /// The store of the YAML files in all the bundles.
    ///
    /// - Parameter resourceDirectoryName: The folder within each bundle; the whole bundle when empty.
    public func yamlLocalization(resourceDirectoryName: String = "") -> LocalizationStore {
        LocalizationStore(folders: map { $0.folder(named: resourceDirectoryName) })
    }
}
