/// Whether a locale has a text.
public enum TextStatus: String, CaseIterable, Codable, Sendable {
    /// The locale has it itself.
    case present
    /// A parent of the locale has it, as `en` for `en-AU`.
    case inherited
    /// Neither has it: the default locale's text is shown, if there is one.
    case missing
}
