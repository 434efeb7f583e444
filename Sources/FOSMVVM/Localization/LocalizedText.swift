/// The encoded form of a ``Localizable`` that keeps its value: `{"value": 42, "localizedString": "42"}`.
struct LocalizedText<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let value: Value
    var localizedString: String?

    /// The localized text.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    func text() throws -> String {
        guard let localizedString else { throw LocalizerError.localizationUnbound("\(value)") }
        return localizedString
    }

    var status: LocalizationStatus { localizedString == nil ? .localizationPending : .localized }
}
