package import FOSMVVM
package import MarkdownDocs

extension DocsPage {
    /// The locale of the page's language.
    var locale: LocaleIdentifier { LocaleIdentifier(language) ?? .english }
}

extension DocsLibrary {
    /// Returns the version of a page for a reader: in the reader's language, or else the main one.
    func version(of page: DocsPage, for reader: LocaleIdentifier) -> DocsPage {
        let versions = versions(of: page)
        return versions.first { $0.locale == reader } ?? versions.first { $0.locale.hasLanguage(of: reader) }
            ?? versions.first ?? page
    }

    /// Returns the version that an address shows: the one that it names, or else the one for the reader.
    func shown(_ page: DocsPage, at path: String, for reader: LocaleIdentifier) -> DocsPage {
        page.versionPath == path ? page : version(of: page, for: reader)
    }
}

extension LocaleIdentifier {
    /// Whether both locales have the same language, in any script and region.
    func hasLanguage(of other: LocaleIdentifier) -> Bool {
        tag.prefix { $0 != "-" } == other.tag.prefix { $0 != "-" }
    }
}

extension DocsLanguages {
    /// The languages of the site's own texts, which readers can choose.
    static let ofSite = ["ar", "de", "en", "es", "fr", "ja", "pl"]

    /// The languages of a package's docs: those of its texts, and those of the site.
    package init(of store: TextStore) {
        self.init(main: store.defaultLocale.tag, tags: Self.ofSite + (store.locales + [store.defaultLocale]).map(\.tag))
    }
}

/// A note above a page of the docs about its languages.
struct DocsLanguageNote: Codable, Sendable {
    /// Another language of the page.
    struct Other: Codable, Sendable {
        let name: String
        let language: String
        let direction: String
        let address: String
    }

    /// Says in which language the page is shown, if it does not exist in the reader's.
    let message: LocalizableSubstitutions?
    let othersLabel: LocalizableString
    let others: [Other]
    let hasOthers: Bool

    private init(message: LocalizableSubstitutions?, othersLabel: LocalizableString, others: [Other], hasOthers: Bool) {
        self.message = message
        self.othersLabel = othersLabel
        self.others = others
        self.hasOthers = hasOthers
    }

    /// Nil for a page in the reader's language only.
    init?(_ page: DocsPage, in library: DocsLibrary, for reader: LocaleIdentifier, links: PageLinks) {
        let versions = library.versions(of: page)
        let isForReader = versions.contains { $0.locale.hasLanguage(of: reader) }
        guard !isForReader || versions.count > 1 else { return nil }
        message =
            isForReader
            ? nil
            : LocalizableString.localized(for: Self.self, propertyName: "shownIn").bind(substitutions: [
                "language": LocalizableString.constant(NamedLocale(page.locale).name)
            ])
        othersLabel = .localized(for: Self.self, propertyName: "othersLabel")
        others = versions.filter { $0.file != page.file }.map { version in
            let locale = NamedLocale(version.locale)
            return Other(
                name: locale.name, language: locale.identifier.tag, direction: locale.direction,
                address: links.address(DocumentationPage(version)))
        }
        hasOthers = !others.isEmpty
    }
}

extension DocsLanguageNote {
    /// The note about a page that does not exist in the reader's language.
    static let stub = DocsLanguageNote(
        message: LocalizableString.localized(for: Self.self, propertyName: "shownIn")
            .bind(substitutions: ["language": LocalizableString.constant("English")]),
        othersLabel: .localized(for: Self.self, propertyName: "othersLabel"),
        others: [Other(name: "Deutsch", language: "de", direction: "ltr", address: "/docs/README.de")], hasOthers: true)
}
