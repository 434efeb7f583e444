/// What a locale shows for a text, and where it has it from.
public struct TextLookup: Sendable {
    /// Whether the locale has the text.
    public let status: TextStatus
    /// The locale whose text is shown; nil when there is none.
    public let source: LocaleIdentifier?
    /// What the source has under the text's key; nil when there is none.
    public let entry: LocalizationEntry?
    /// Where the source has it; nil when there is none.
    public let place: LocalizationPlace?

    /// No locale has the text.
    static let none = TextLookup(status: .missing, source: nil, entry: nil, place: nil)
}
