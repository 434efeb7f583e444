import FOSMVVM
import PreviewCatalog
import TextCoverage

/// How many texts each locale has, and which ones are missing and unused, for programs: `/coverage.json`.
struct SiteCoverage: Codable {
    /// A text that a locale lacks.
    struct Missing: Codable {
        let locale: String
        let text: String
        /// The workbenches of the previews that use it, without parameters.
        let previews: [String]
    }

    /// A text that no preview uses.
    struct Unused: Codable {
        let locale: String
        let key: String
        let file: String
        let line: Int
    }

    let locales: [LocaleCoverage]
    let missing: [Missing]
    let unused: [Unused]

    init(_ content: SiteContent) {
        let found = content.texts.found
        let store = content.localizations
        locales = found.coverage.locales
        missing = store.locales.flatMap { locale in
            found.inventory.texts.filter { store.lookup($0.use, in: locale).status == .missing }
                .map { Missing($0, locale: locale) }
        }
        unused = found.inventory.unused.map { Unused($0, content: content) }
    }
}

extension SiteCoverage.Missing {
    fileprivate init(_ text: InventoriedText, locale: LocaleIdentifier) {
        self.init(
            locale: locale.tag, text: text.use.name,
            previews: text.previews.map { SitePath.workbench(viewModel: $0.viewModelName, slug: $0.slug).encoded })
    }
}

extension SiteCoverage.Unused {
    fileprivate init(_ text: UnusedText, content: SiteContent) {
        self.init(
            locale: text.locale.tag, key: text.key, file: content.shown(path: text.place.file), line: text.place.line)
    }
}
