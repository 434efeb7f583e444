/// Whether a ``Localizable`` carries its localized text.
public enum LocalizationStatus: Hashable, Sendable {
    /// The text is still to be found for a locale.
    case localizationPending
    /// The text is there.
    case localized
}
