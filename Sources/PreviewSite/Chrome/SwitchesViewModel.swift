import FOSMVVM
import HTMLRendering

/// The switches of the previews' locale and theme.
@ViewModel
struct SwitchesViewModel {
    @LocalizedString var localeLabel
    @LocalizedString var pseudoLabel
    @LocalizedString var themeLabel
    /// Says that the switches belong to the previews, and not to the site.
    @LocalizedString var previewsLabel
    @LocalizedString var previewsLanguageLabel
    @LocalizedString var previewsThemeLabel
    let currentLocale: LocaleChoice
    /// The shown pseudo-locale. Nil in a regular locale.
    let currentPseudo: PseudoLocaleChoice?
    let locales: [LocaleChoice]
    let pseudoLocales: [PseudoLocaleChoice]
    let themes: [ToolChoice]
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        let (offered, current, links) = (context.offeredLocales, context.locales.preview, context.links)
        let next = offered.map(\.identifier).following(current)
        let named = offered.first { $0.identifier == current } ?? NamedLocale(current)
        currentLocale = LocaleChoice(named, current: current, isNext: false, links: links)
        locales = offered.map {
            LocaleChoice($0, current: current, isNext: $0.identifier == next, links: links)
        }
        pseudoLocales = PseudoLocale.allCases.map { PseudoLocaleChoice($0, current: current, links: links) }
        currentPseudo = pseudoLocales.first(where: \.isCurrent)
        themes = ToolChoice.choices(
            context.page is WorkbenchPage || context.page is MatrixPage ? PreviewTheme.allCases : PreviewTheme.single,
            current: context.parameters.theme, label: \.localizableString, icon: \.icon,
            address: { theme in links.here { $0.theme = theme } })
    }

    static func stub() -> Self { Self(.stub()) }
}

extension PreviewTheme {
    var icon: String {
        switch self {
        case .system: "auto"
        case .both: "beside"
        default: rawValue
        }
    }
}

/// A choice of a switch, as a link to the same page with its value.
struct ToolChoice: Codable, Sendable {
    let label: LocalizableString
    let icon: String
    let address: String
    let isCurrent: Bool
    /// Whether the keyboard shortcut of the switch selects this choice.
    let isNext: Bool

    /// Returns the choices of a switch in order. The next choice follows the current one, and the first follows the
    /// last.
    static func choices<Value: Equatable>(
        _ values: [Value], current: Value, label: (Value) -> LocalizableString, icon: (Value) -> String,
        address: (Value) -> String
    ) -> [ToolChoice] {
        let next = values.following(current)
        return values.map { value in
            ToolChoice(
                label: label(value), icon: icon(value), address: address(value), isCurrent: value == current,
                isNext: value == next)
        }
    }
}

extension Array where Element: Equatable {
    /// Returns the element after a given one, or the first after the last. Nil if there is no other.
    func following(_ element: Element) -> Element? {
        guard count > 1 else { return nil }
        guard let index = firstIndex(of: element) else { return first }
        return self[(index + 1) % count]
    }
}

/// A locale with its own name, as a link to the same page in it.
struct LocaleChoice: Codable, Sendable {
    let code: String
    /// The language of the name.
    let language: String
    let name: String
    let direction: String
    let address: String
    let isCurrent: Bool
    /// Whether the keyboard shortcut for the next locale selects this one.
    let isNext: Bool

    init(_ locale: NamedLocale, current: LocaleIdentifier, isNext: Bool, links: PageLinks) {
        code = locale.identifier.tag
        language = locale.identifier.documentLanguage
        name = locale.name
        direction = locale.direction
        address = links.here { $0.locale = locale.identifier }
        isCurrent = locale.identifier == current
        self.isNext = isNext
    }
}

/// A pseudo-locale with its purpose, as a link to the same page in it.
struct PseudoLocaleChoice: Codable, Sendable {
    let code: String
    let label: LocalizableString
    let address: String
    let isCurrent: Bool

    init(_ pseudo: PseudoLocale, current: LocaleIdentifier, links: PageLinks) {
        code = pseudo.rawValue
        label = pseudo.siteLabel
        address = links.here { $0.locale = pseudo.identifier }
        isCurrent = current == pseudo.identifier
    }
}

extension PseudoLocale {
    /// The purpose as a text of the site.
    var siteLabel: LocalizableString {
        .localized(for: PseudoLocaleChoice.self, propertyName: siteKey)
    }

    private var siteKey: String {
        switch self {
        case .accented: "accented"
        case .mirrored: "mirrored"
        case .keys: "keys"
        }
    }
}

extension LocaleIdentifier {
    /// The language of documents. Keys have no language (ISO 639-2 `zxx`).
    var documentLanguage: String { pseudo == .keys ? "zxx" : tag }
}

/// A locale of the site with its name, which is computed once for each reload.
struct NamedLocale: Sendable {
    let identifier: LocaleIdentifier
    /// The locale's own name, capitalized for a list. Many languages write these names in lower case within a sentence.
    let name: String
    /// The value of `dir` for text in the locale.
    let direction: String

    /// The name with the tag: `Deutsch (de)`.
    var title: String { "\(name) (\(identifier.tag))" }

    init(_ identifier: LocaleIdentifier) {
        let name = identifier.autonym
        self.identifier = identifier
        self.name = name.prefix(1).uppercased(with: identifier.plainLocale) + name.dropFirst()
        direction = identifier.direction
    }
}
