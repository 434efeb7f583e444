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

    /// The parameters as items of a query, defaults left out.
    var items: [HTTPQuery.Item] {
        [
            (SiteParameter.locale, locale?.tag),
            (.theme, theme.attribute),
            (.dir, direction == .natural ? nil : direction.rawValue),
            (.width, width.map { String($0.pixels) }),
            (.tz, timeZone?.identifier),
            (.panel, panel?.rawValue),
            (.strings, strings == .all ? nil : strings.rawValue),
            (.pseudo, matrixColumns == .hide ? nil : matrixColumns.rawValue),
            (.q, query.isEmpty ? nil : query),
            (.category, category?.rawValue),
            (.snapshot, snapshot?.tag),
        ].compactMap { name, value in value.map { HTTPQuery.Item(name: name.rawValue, value: $0) } }
    }

    /// Those that change the preview itself, for the bare document.
    var ofPreview: SiteParameters {
        var parameters = SiteParameters()
        parameters.locale = locale
        parameters.theme = theme
        parameters.direction = direction
        parameters.timeZone = timeZone
        return parameters
    }
}
