import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog

/// Reads parameters from a query: each into its own type, or not at all.
struct SiteParametersReader {
    private(set) var parameters = SiteParameters()
    private(set) var refusals: [ParameterRefusal] = []

    /// The parameters of a query; locales are those that the store has texts for, without what makes no difference.
    init(_ query: HTTPQuery, store: LocalizationStore) {
        let locale = { (tag: String) in LocaleIdentifier(tag).flatMap(store.servedLocale) }
        parameters.locale = read(.locale, in: query, as: locale)
        parameters.theme = read(.theme, in: query, as: SiteTheme.init(rawValue:)) ?? .system
        parameters.direction = read(.dir, in: query, as: SiteDirection.init(rawValue:)) ?? .natural
        parameters.width = read(.width, in: query) { Int($0).flatMap(PreviewWidth.init(pixels:)) }
        parameters.timeZone = read(.tz, in: query, as: PreviewTimeZone.init)
        parameters.panel = read(.panel, in: query, as: SitePanel.init(rawValue:))
        parameters.strings = read(.strings, in: query, as: StringsFilter.init(rawValue:)) ?? .all
        parameters.matrixColumns = read(.pseudo, in: query, as: MatrixColumns.init(rawValue:)) ?? .hide
        parameters.category = read(.category, in: query, as: ViewCategory.init(rawValue:))
        parameters.snapshot = read(.snapshot, in: query, as: locale)
        parameters.query = read(.q, in: query, as: Self.searchText) ?? ""
    }

    /// The first value of a parameter, if it is there, not empty and can be read.
    private mutating func read<Value>(
        _ parameter: SiteParameter, in query: HTTPQuery, as read: (String) -> Value?
    ) -> Value? {
        guard let text = query[parameter.rawValue], !text.isEmpty else { return nil }
        guard let value = read(text) else {
            refusals.append(ParameterRefusal(parameter, value: text))
            return nil
        }
        return value
    }

    private static func searchText(_ text: String) -> String? {
        text.count > SiteParameters.queryLimit ? nil : text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
