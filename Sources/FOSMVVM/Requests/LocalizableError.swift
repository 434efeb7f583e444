public import Foundation

/// An error with a message for the user, which is localized like the texts of a ViewModel.
///
/// Declare one with the macro ``LocalizableError(options:)``, which adds this conformance and `propertyNames()`.
public protocol LocalizableError: Error, RetrievablePropertyNames {
    /// The message for the user.
    var localizedMessage: any Localizable { get }
}

/// An error that the client creates, so that its texts are those of the client.
public protocol ClientHostedLocalizableError: LocalizableError {}

extension LocalizableError {
    /// Returns the error with its texts in a locale.
    ///
    /// - Throws: Any error of encoding and of decoding.
    public func localized(locale: Locale, localizationStore: any LocalizationStore) throws -> Self {
        let encoder = JSONEncoder.localizingEncoder(locale: locale, localizationStore: localizationStore)
        return try toJSON(encoder: encoder).fromJSON()
    }
}
