import FOSMVVM
import PreviewCatalog
import PreviewChecks

/// The texts that do not fit in a preview, as far as browsers have measured it.
struct LongTexts {
    private var byLocale: [LocaleIdentifier: [InventoriedText]] = [:]

    /// - Parameter texts: The texts that previews use.
    init(among texts: [InventoriedText], context: PageContext) {
        let measured = context.work.problems.browser.misfits()
        guard !measured.isEmpty else { return }
        let store = context.content.localizations
        for (locale, misfits) in measured {
            byLocale[locale] = texts.filter { text in
                let shown = text.previews.flatMap { misfits[BareDocument($0)] ?? [] }
                let own = store.lookup(text.use, in: locale).entry?.part(at: text.use.index)?.texts ?? []
                let parts = own.compactMap(CoveragePicture.longestPart).filter { $0.contains(where: \.isLetter) }
                return parts.contains { part in
                    shown.contains { $0.contains(part) || part.hasPrefix($0) && !$0.isEmpty }
                }
            }
        }
    }

    func uses(in locale: LocaleIdentifier) -> [InventoriedText] { byLocale[locale] ?? [] }
}

extension TextsFilter {
    /// Whether the page lists texts of a kind.
    func lists(_ kind: CoverageTextList.Kind) -> Bool {
        switch self {
        case .incomplete: [.missing, .wrong, .long].contains(kind)
        case .all: kind != .copies
        case .missing: kind == .missing
        case .wrong: kind == .wrong
        case .long: kind == .long
        case .copies: kind == .copies
        case .unused: false
        }
    }
}

/// A choice of listed texts, as a link to the filtered page.
struct CoverageChoice: Codable, Sendable {
    let label: LocalizableString
    /// Nil if it is not counted.
    let count: LocalizableInt?
    let language: String?
    let address: String
    let isCurrent: Bool

    /// Returns the kinds of texts to choose from.
    static func kinds(_ rows: CoverageRows) -> [CoverageChoice] {
        let all: [(TextsFilter, [CoverageTextList.Kind]?)] = [
            (.incomplete, [.missing, .wrong, .long]), (.missing, [.missing]), (.wrong, [.wrong]), (.long, [.long]),
            (.copies, [.copies]), (.unused, []), (.all, nil),
        ]
        return all.compactMap { filter, kinds in
            let own = kinds.map {
                filter == .unused ? rows.found.inventory.unused.count(where: rows.isShown) : rows.count($0)
            }
            let isCurrent = rows.context.parameters.texts == filter
            if own == 0, !isCurrent, filter != .incomplete { return nil }
            return CoverageChoice(
                label: .localized(for: CoverageChoice.self, propertyName: filter.rawValue),
                count: own.map { LocalizableInt(value: $0) }, language: nil,
                address: rows.context.here { $0.texts = filter }, isCurrent: isCurrent)
        }
    }

    /// Returns the languages to choose from.
    static func languages(_ context: PageContext) -> [CoverageChoice] {
        let own = context.parameters.language
        let all = CoverageChoice(
            label: .localized(for: CoverageChoice.self, propertyName: "every"), count: nil, language: nil,
            address: context.here { $0.language = nil }, isCurrent: own == nil)
        return [all]
            + context.content.locales.map { locale in
                CoverageChoice(
                    label: .constant(locale.name), count: nil, language: locale.identifier.documentLanguage,
                    address: context.here { $0.language = locale.identifier }, isCurrent: own == locale.identifier)
            }
    }
}
