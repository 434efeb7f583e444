package import FOSMVVM

/// A text of a YAML file that no preview uses.
package struct UnusedText: Sendable {
    /// The text's key.
    package let key: String
    /// The locale that has it.
    package let locale: LocaleIdentifier
    /// Where it stands.
    package let place: LocalizationPlace
    /// The feature that it belongs to: the one whose previews use other texts of its type, or else the one that its
    /// file's folder is named after; nil when neither is there.
    package let feature: String?
}
