public import Foundation

extension String {
    /// A text of the source code that the String Catalogs of the package translate.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let key: LocalizedStringKey

        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        public init(stringLiteral value: String) {
            key = LocalizedStringKey(stringLiteral: value)
        }

        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Creates a string in the language of the page, if a view is evaluated or acts, or else in the locale.
    ///
    /// The catalogs of all targets have the texts, so `bundle` is not used.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(table: table, in: PageTexts.current?.environment ?? .of(locale))
    }

    /// Creates a string in the language of the page, if a view is evaluated or acts, or else in the locale of the text.
    public init(localized resource: LocalizedStringResource) {
        self = resource.key.string(table: resource.table, in: PageTexts.current?.environment ?? .of(resource.locale))
    }
}

/// The language of the page for which a view is evaluated, or acts.
struct PageTexts: Sendable {
    @TaskLocal static var current: PageTexts?

    private let locale: Locale
    private let timeZone: TimeZone
    private let catalog: (any TextCatalog)?

    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        timeZone = environment.timeZone
        catalog = environment.textCatalog
    }

    /// Returns the text of a key without values. Nil if there is none.
    func text(of key: String, table: String?) -> String? {
        catalog?.text(for: key, table: table, numbers: [], locale: locale)?.format
    }

    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = locale
        environment.timeZone = timeZone
        environment.textCatalog = catalog
        return environment
    }
}

extension EnvironmentValues {
    fileprivate static func of(_ locale: Locale) -> Self {
        var environment = Self()
        environment.locale = locale
        return environment
    }
}
