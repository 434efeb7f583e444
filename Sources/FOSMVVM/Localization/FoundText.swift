/// A text that was looked up for a locale.
struct FoundText {
    let text: String
    /// The language, where it is not the locale's own.
    let language: LocaleIdentifier?
}
