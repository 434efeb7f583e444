import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import PreviewCatalog
import PreviewChecks
import TemplateEngine

/// The parameters in the address of a page. Addresses leave out a parameter that has its default.
struct PageParameters: Hashable, Sendable {
    /// The requested locale. Nil for the best locale for the browser.
    var locale: LocaleIdentifier?
    var theme = PreviewTheme.system
    var direction = PreviewDirection.natural
    /// The version of views that have both a template and a body.
    var view = ViewVersion.template
    /// The width of the preview. Nil fills the canvas.
    var width: PreviewLength?
    /// The height of the preview. Nil for that of its content.
    var height: PreviewLength?
    var look = PreviewLook()
    /// The time zone of dates in previews. Nil for that of the site.
    var timeZone: PreviewTimeZone?
    /// The selected panel. Nil for a closed drawer, or for the problems of a preview that has some.
    var panel: Panel?
    var strings = StringsFilter.all
    var texts = TextsFilter.incomplete
    /// The locales that the matrix compares with that of the previews. Empty for all.
    var locales: [LocaleIdentifier] = []
    /// The widths that the matrix compares. Empty for one width.
    var widths: [PreviewLength] = []
    /// The previews in the matrix by their names in addresses. Empty for all.
    var previews: [String] = []
    /// The search text of the catalog.
    var query = ""
    /// The category that the catalog shows. Nil for all categories.
    var category: ViewCategory?
    /// What was found in the previews that the catalog shows. Nil for all previews.
    var attention: AttentionFilter?
    /// The maximum number of cards that the catalog shows.
    var cards = CardLimit.first

    /// The changed arguments of the page's preview.
    var arguments = PreviewArguments.none
    /// The name that the reader has given to them. Nil without one.
    var set: String?

    /// The kind of the listed problems. Nil for all.
    var kind: FindingKind?
    /// The severity of the listed problems. Nil for all.
    var severity: CheckSeverity?
    /// The locale in which the listed problems are. Nil for all.
    var language: LocaleIdentifier?
    /// The view or the preview that shows the listed problems. Nil for all.
    var preview: BareDocument?

    /// The locale of the snapshot to show. Nil for the locale of the previews.
    var snapshot: LocaleIdentifier?

    /// The maximum length of the search text, in characters.
    static let queryLimit = 100

    /// The maximum length of the name of a set of values, in characters.
    static let setLimit = 60

    /// The maximum number of values in a list.
    static let listLimit = 32

    /// The value of a guide that is shown.
    fileprivate static let on = "on"

    /// Returns the given parameters as items of a query, without those that have their default.
    func items(of parameters: Set<PageParameter>) -> [HTTPQuery.Item] {
        let items = PageParameter.allCases.filter(parameters.contains).compactMap { parameter in
            text(of: parameter).map { HTTPQuery.Item(name: parameter.rawValue, value: $0) }
        }
        return items + (parameters.contains(.arguments) ? arguments.items : [])
    }

    /// Returns the value of a parameter as it is written in addresses. Nil for the default.
    private func text(of parameter: PageParameter) -> String? {
        switch parameter {
        case .locale: locale?.tag
        case .theme: theme == .system ? nil : theme.rawValue
        case .dir: direction == .natural ? nil : direction.rawValue
        case .view: view == .template ? nil : view.rawValue
        case .width: width.map { String($0.pixels) }
        case .height: height.map { String($0.pixels) }
        case .zoom: look.zoom.map { String($0.rawValue) }
        case .text: look.textSize == .ordinary ? nil : String(look.textSize.rawValue)
        case .background: look.background == .own ? nil : look.background.rawValue
        case .outline: look.guides.contains(.outline) ? Self.on : nil
        case .grid: look.guides.contains(.grid) ? Self.on : nil
        case .screen: look.screen?.rawValue
        case .state: look.state == .natural ? nil : look.state.rawValue
        case .motion: look.preferences.contains(.motion) ? PreviewLook.Preference.motion.value : nil
        case .contrast: look.preferences.contains(.contrast) ? PreviewLook.Preference.contrast.value : nil
        case .tz: timeZone?.identifier
        case .panel: panel?.rawValue
        case .strings: strings == .all ? nil : strings.rawValue
        case .texts: texts == .incomplete ? nil : texts.rawValue
        case .locales: Self.list(locales.map(\.tag))
        case .widths: Self.list(widths.map { String($0.pixels) })
        case .previews: Self.list(previews)
        case .q: query.isEmpty ? nil : query
        case .category: category?.rawValue
        case .attention: attention?.rawValue
        case .cards: cards == .first ? nil : String(cards.rawValue)
        case .kind: kind?.rawValue
        case .severity: severity?.rawValue
        case .language: language?.tag
        case .preview: preview?.values.joined(separator: "/")
        case .snapshot: snapshot?.tag
        case .set: set
        case .arguments: nil
        }
    }

    /// The screen of the chosen device. Nil without one.
    var screenOfDevice: PreviewLook.Screen? {
        width == nil || height == nil ? nil : look.screen ?? .device
    }

    private static func list(_ values: [String]) -> String? {
        values.isEmpty ? nil : values.joined(separator: ",")
    }
}

/// A parameter by its name in an address.
enum PageParameter: String, CaseIterable, Codable, Sendable {
    case locale, theme, dir, view, width, height, tz, zoom, text, background, outline, grid, screen, state, motion,
        contrast, panel, strings, texts, locales, widths, previews,
        q, category, attention, cards, kind, severity, language, preview, snapshot, set
    /// The changed arguments of a preview, each of which is a parameter `arg.{path}`.
    case arguments = "arg"

    /// The parameters of bare documents, which change the preview itself.
    static let ofDocuments: Set<PageParameter> = [
        .locale, .theme, .dir, .view, .tz, .text, .background, .outline, .grid, .screen, .state, .motion,
        .contrast,
    ]
    /// The parameters that every page keeps, because they change how previews are shown.
    static let ofPreviews = ofDocuments.subtracting([.screen]).union([.width])
    /// The parameters of the page of a snapshot, and of its forms.
    static let ofSnapshots = ofPreviews.union([.snapshot])
}

/// Reads parameters from a query. Refuses values that are not valid.
struct PageParametersReader {
    private(set) var parameters = PageParameters()
    private(set) var refusals: [ParameterRefusal] = []

    /// Reads the parameters of a query. A locale must have texts in the store.
    init(_ query: HTTPQuery, store: TextStore, panels: Panels = Panels()) {
        let locale = { (tag: String) in LocaleIdentifier(tag).flatMap(store.servedLocale) }
        parameters.locale = read(.locale, in: query, as: locale)
        parameters.theme = read(.theme, in: query, as: PreviewTheme.init(rawValue:)) ?? .system
        parameters.direction = read(.dir, in: query, as: PreviewDirection.init(rawValue:)) ?? .natural
        parameters.view = read(.view, in: query, as: ViewVersion.init(rawValue:)) ?? .template
        parameters.width = read(.width, in: query) { Int($0).flatMap(PreviewLength.init(pixels:)) }
        parameters.height = read(.height, in: query) { Int($0).flatMap(PreviewLength.init(pixels:)) }
        parameters.look = look(in: query)
        parameters.timeZone = read(.tz, in: query, as: PreviewTimeZone.init)
        parameters.panel = read(.panel, in: query, as: panels.named)
        parameters.strings = read(.strings, in: query, as: StringsFilter.init(rawValue:)) ?? .all
        parameters.texts = read(.texts, in: query, as: TextsFilter.init(rawValue:)) ?? .incomplete
        parameters.locales = readList(.locales, in: query, as: locale)
        parameters.widths = readList(.widths, in: query) { Int($0).flatMap(PreviewLength.init(pixels:)) }
        parameters.previews = readList(.previews, in: query) { PreviewSlug.slug(of: $0) == $0 ? $0 : nil }
        parameters.category = read(.category, in: query, as: ViewCategory.init(rawValue:))
        parameters.attention = read(.attention, in: query, as: AttentionFilter.init(rawValue:))
        parameters.cards = read(.cards, in: query) { Int($0).flatMap(CardLimit.init(rawValue:)) } ?? .first
        parameters.kind = read(.kind, in: query, as: FindingKind.init(rawValue:))
        parameters.severity = read(.severity, in: query) { $0 == "off" ? nil : CheckSeverity(rawValue: $0) }
        parameters.language = read(.language, in: query, as: locale)
        parameters.preview = read(.preview, in: query) { text in
            let names = text.split(separator: "/").map(String.init)
            return (1...2).contains(names.count) ? BareDocument(values: names) : nil
        }
        parameters.snapshot = read(.snapshot, in: query, as: locale)
        (parameters.arguments, refusals) = PreviewArguments.reading(query, refusals: refusals)
        parameters.set = read(.set, in: query) { $0.count > PageParameters.setLimit ? nil : $0 }
        parameters.query = read(.q, in: query, as: Self.searchText) ?? ""
    }

    private mutating func look(in query: HTTPQuery) -> PreviewLook {
        var look = PreviewLook()
        look.zoom = read(.zoom, in: query, as: PreviewLook.Zoom.init)
        look.textSize = read(.text, in: query, as: PreviewLook.TextSize.init) ?? .ordinary
        look.background = read(.background, in: query, as: PreviewLook.Background.init(rawValue:)) ?? .own
        let isOn = { (text: String) in text == PageParameters.on ? true : nil }
        if read(.outline, in: query, as: isOn) == true { look.guides.insert(.outline) }
        if read(.grid, in: query, as: isOn) == true { look.guides.insert(.grid) }
        look.screen = read(.screen, in: query, as: PreviewLook.Screen.init(rawValue:))
        look.state = read(.state, in: query, as: PreviewLook.State.init(rawValue:)) ?? .natural
        for (parameter, preference) in [(PageParameter.motion, PreviewLook.Preference.motion), (.contrast, .contrast)] {
            let isOn = { (text: String) in text == preference.value ? true : nil }
            if read(parameter, in: query, as: isOn) == true { look.preferences.insert(preference) }
        }
        return look
    }

    /// Returns the first value of a parameter. Nil if it is missing, empty or not valid.
    private mutating func read<Value>(
        _ parameter: PageParameter, in query: HTTPQuery, as read: (String) -> Value?
    ) -> Value? {
        guard let text = query[parameter.rawValue], !text.isEmpty else { return nil }
        guard let value = read(text) else {
            refusals.append(ParameterRefusal(parameter, value: text))
            return nil
        }
        return value
    }

    /// Returns the values between commas, each once. Those that are not valid are left out, as are those above the limit.
    private mutating func readList<Value: Hashable>(
        _ parameter: PageParameter, in query: HTTPQuery, as read: (String) -> Value?
    ) -> [Value] {
        let texts = (query[parameter.rawValue] ?? "").split(separator: ",").map(String.init)
        let values = texts.prefix(PageParameters.listLimit).map(read)
        if let index = values.firstIndex(where: { $0 == nil }) {
            refusals.append(ParameterRefusal(parameter, value: texts[index]))
        } else if texts.count > PageParameters.listLimit {
            refusals.append(ParameterRefusal(parameter, value: texts[PageParameters.listLimit]))
        }
        var known: Set<Value> = []
        return values.compactMap(\.self).filter { known.insert($0).inserted }
    }

    private static func searchText(_ text: String) -> String? {
        text.count > PageParameters.queryLimit ? nil : text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// A parameter with a value that is not valid, so that its default is used.
struct ParameterRefusal: Hashable, Sendable {
    let parameter: PageParameter
    /// The value, or its beginning.
    let value: String

    init(_ parameter: PageParameter, value: String) {
        self.parameter = parameter
        self.value = value.excerpt
    }

    /// Returns the notice on the page.
    ///
    /// - Parameter locale: The locale that previews show instead of the refused one.
    func notice(shown locale: LocaleIdentifier) -> LocalizableSubstitutions {
        let nearest = parameter == .tz ? PreviewTimeZone.nearest(to: value) : []
        return LocalizableString.localized(for: Self.self, propertyName: key(nearest: nearest))
            .bind(substitutions: [
                "value": LocalizableString.constant(value),
                "nearest": LocalizableString.constant(nearest.joined(separator: ", ")),
                "shown": LocalizableString.constant(NamedLocale(locale).title),
            ])
    }

    /// - Parameter nearest: The similar names of time zones.
    private func key(nearest: [String]) -> String {
        switch parameter {
        case .locale where LocaleIdentifier(value) == nil: "malformedLocale"
        case .tz where !nearest.isEmpty: "nearTimeZone"
        default: parameter.rawValue
        }
    }
}
