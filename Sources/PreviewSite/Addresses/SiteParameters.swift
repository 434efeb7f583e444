import FOSMVVM
import HTTPCore
import PreviewCatalog

/// What an address says about how a page is shown. A property that is nil or has its default is left out of addresses.
struct SiteParameters: Hashable, Sendable {
    /// The locale that was asked for; nil leaves it to the browser.
    var locale: LocaleIdentifier?
    var theme = SiteTheme.system
    var direction = SiteDirection.natural
    /// The preview's width; nil fills the canvas.
    var width: PreviewWidth?
    /// The time zone of the previews' dates; nil is the site's own.
    var timeZone: PreviewTimeZone?
    /// The panel that was chosen; nil shows the first where there is room.
    var panel: SitePanel?
    var strings = StringsFilter.all
    var matrixColumns = MatrixColumns.hide
    /// What the catalogue is searched for.
    var query = ""
    /// The one category that the catalogue shows; nil shows all.
    var category: ViewCategory?

    /// The locale of the snapshot that its page shows; nil is the one that previews are shown in.
    var snapshot: LocaleIdentifier?

    /// The longest search text, in characters.
    static let queryLimit = 100

    /// Those of the given parameters that do not have their default, as items of a query.
    func items(of parameters: Set<SiteParameter>) -> [HTTPQuery.Item] {
        SiteParameter.allCases.filter(parameters.contains).compactMap { parameter in
            text(of: parameter).map { HTTPQuery.Item(name: parameter.rawValue, value: $0) }
        }
    }

    /// The value of a parameter as addresses have it; nil for the default.
    private func text(of parameter: SiteParameter) -> String? {
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
