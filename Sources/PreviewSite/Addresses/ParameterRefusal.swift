import FOSMVVM
import TemplateEngine

/// A parameter's value that is none of those it can have, so that its default counts.
struct ParameterRefusal: Hashable, Sendable {
    let parameter: SiteParameter
    /// What was asked for, or an excerpt of it.
    let value: String

    init(_ parameter: SiteParameter, value: String) {
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
                "shown": LocalizableString.constant(SiteLocale(locale).title),
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
