/// A locale as a YAML file spells it: `EN_us` is the locale `en-US`.
package struct SpelledLocale: Hashable, Sendable {
    /// The locale that is meant.
    package let locale: LocaleIdentifier
    /// The top key, as it stands in the file.
    package let spelling: String
    /// Where it stands.
    package let place: LocalizationPlace
}
