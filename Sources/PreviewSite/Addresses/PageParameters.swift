import Diagnostics
import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import TemplateEngine

/// What an address says about how a page is shown. A property that is nil or has its default is left out of addresses.
struct PageParameters: Hashable, Sendable {
    /// The locale that was asked for; nil leaves it to the browser.
    var locale: LocaleIdentifier?
    var theme = PreviewTheme.system
    var direction = PreviewDirection.natural
    /// The preview's width; nil fills the canvas.
    var width: PreviewWidth?
    /// The time zone of the previews' dates; nil is the site's own.
    var timeZone: PreviewTimeZone?
    /// The panel that was chosen; nil shows the first where there is room.
    var panel: Panel?
    var strings = StringsFilter.all
    var matrixColumns = MatrixColumns.hide
    /// What the catalog is searched for.
    var query = ""
    /// The one category that the catalog shows; nil shows all.
    var category: ViewCategory?

    /// The locale of the snapshot that its page shows; nil is the one that previews are shown in.
    var snapshot: LocaleIdentifier?

    /// The longest search text, in characters.
    static let queryLimit = 100

    /// Those of the given parameters that do not have their default, as items of a query.
    func items(of parameters: Set<PageParameter>) -> [HTTPQuery.Item] {
        PageParameter.allCases.filter(parameters.contains).compactMap { parameter in
            text(of: parameter).map { HTTPQuery.Item(name: parameter.rawValue, value: $0) }
        }
    }

    /// The value of a parameter as addresses have it; nil for the default.
    private func text(of parameter: PageParameter) -> String? {
        switch parameter {
        case .locale: locale?.tag
        case .theme: theme.attribute
        case .dir: direction == .natural ? nil : direction.rawValue
        case .width: width.map { String($0.pixels) }
        case .tz: timeZone?.identifier
        case .panel: panel?.rawValue
        case .strings: strings == .all ? nil : strings.rawValue
        case .pseudo: matrixColumns == .hide ? nil : matrixColumns.rawValue
        case .q: query.isEmpty ? nil : query
        case .category: category?.rawValue
        case .snapshot: snapshot?.tag
        }
    }
}

/// A parameter by its name in an address.
enum PageParameter: String, CaseIterable, Codable, Sendable {
    case locale, theme, dir, width, tz, panel, strings, pseudo, q, category, snapshot

    /// Those of the bare documents, which change the preview itself.
    static let ofDocuments: Set<PageParameter> = [.locale, .theme, .dir, .tz]
    /// Those that every page keeps: how previews are shown.
    static let ofPreviews = ofDocuments.union([.width])
    /// Those of the page of a snapshot and its forms.
    static let ofSnapshots = ofPreviews.union([.snapshot])
}

/// Reads parameters from a query: each into its own type, or not at all.
struct PageParametersReader {
    private(set) var parameters = PageParameters()
    private(set) var refusals: [ParameterRefusal] = []

    /// The parameters of a query; locales are those that the store has texts for, without what makes no difference.
    init(_ query: HTTPQuery, store: LocalizationStore) {
        let locale = { (tag: String) in LocaleIdentifier(tag).flatMap(store.servedLocale) }
        parameters.locale = read(.locale, in: query, as: locale)
        parameters.theme = read(.theme, in: query, as: PreviewTheme.init(rawValue:)) ?? .system
        parameters.direction = read(.dir, in: query, as: PreviewDirection.init(rawValue:)) ?? .natural
        parameters.width = read(.width, in: query) { Int($0).flatMap(PreviewWidth.init(pixels:)) }
        parameters.timeZone = read(.tz, in: query, as: PreviewTimeZone.init)
        parameters.panel = read(.panel, in: query, as: Panel.init(rawValue:))
        parameters.strings = read(.strings, in: query, as: StringsFilter.init(rawValue:)) ?? .all
        parameters.matrixColumns = read(.pseudo, in: query, as: MatrixColumns.init(rawValue:)) ?? .hide
        parameters.category = read(.category, in: query, as: ViewCategory.init(rawValue:))
        parameters.snapshot = read(.snapshot, in: query, as: locale)
        parameters.query = read(.q, in: query, as: Self.searchText) ?? ""
    }

    /// The first value of a parameter, if it is there, not empty and can be read.
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

    private static func searchText(_ text: String) -> String? {
        text.count > PageParameters.queryLimit ? nil : text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// A parameter's value that is none of those it can have, so that its default counts.
struct ParameterRefusal: Hashable, Sendable {
    let parameter: PageParameter
    /// What was asked for, or an excerpt of it.
    let value: String

    init(_ parameter: PageParameter, value: String) {
        self.parameter = parameter
        self.value = value.excerpt
    }

    /// What the page says about it.
    ///
    /// - Parameter locale: The locale whose texts previews show instead of one that is refused.
    func notice(shown locale: LocaleIdentifier) -> LocalizableSubstitutions {
        let nearest = parameter == .tz ? PreviewTimeZone.nearest(to: value) : []
        return LocalizableString.localized(for: Self.self, propertyName: key(nearest: nearest))
            .bind(substitutions: [
                "value": LocalizableString.constant(value),
                "nearest": LocalizableString.constant(nearest.joined(separator: ", ")),
                "shown": LocalizableString.constant(NamedLocale(locale).title),
            ])
    }

    /// - Parameter nearest: The time zones that may have been meant.
    private func key(nearest: [String]) -> String {
        switch parameter {
        case .locale where LocaleIdentifier(value) == nil: "malformedLocale"
        case .tz where !nearest.isEmpty: "nearTimeZone"
        default: parameter.rawValue
        }
    }
}
