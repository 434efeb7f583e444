public import FOSFoundation

/// A value that reads differently in each locale. It is localized while it is encoded by a localizing encoder.
public protocol Localizable: Codable, Hashable, Identifiable, Sendable, Stubbable {
    /// Whether there is nothing to show.
    var isEmpty: Bool { get }

    /// Whether the value already carries its localized text.
    var localizationStatus: LocalizationStatus { get }

    /// The localized text.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    var localizedString: String { get throws }

    /// The localized elements; one for a value that is not a list.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    var localizedArray: [String] { get throws }

    /// The value as a localizing encoder writes it. What is already localized passes unchanged.
    func localized(by localizer: Localizer) -> LocalizedValue
}

extension Localizable {
    /// The value itself.
    public var id: Self { self }

    /// The localized text alone.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedArray: [String] {
        get throws { [try localizedString] }
    }
}
