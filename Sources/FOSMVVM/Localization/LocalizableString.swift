/// A text: empty, constant, or looked up for the locale.
///
/// Encodes as a plain string, so it decodes as a constant. Only a localizing encoder can encode a text that is looked
/// up.
public enum LocalizableString: Localizable {
    /// No text.
    case empty
    /// A text that is the same in every locale, or has been localized.
    case constant(String)
    /// The text with this reference in the store.
    case localized(LocalizableRef)

    /// Returns the text with this key, such as `TaskListViewModel.title`.
    public static func localized(key: String) -> Self {
        .localized(.value(key: key))
    }

    /// Returns the text of a type's property.
    ///
    /// - Parameters:
    ///   - type: The type whose name is the first key, after the names of its parents.
    ///   - parentType: A type whose name comes first, if `type` is not nested in it.
    ///   - parentKeys: The keys between the type and the property.
    ///   - propertyName: The key of the property.
    ///   - index: The index of the element, if the property is a list.
    public static func localized(
        for type: Any.Type, parentType: Any.Type? = nil, parentKeys: String..., propertyName: String, index: Int? = nil
    ) -> Self {
        .localized(.property(propertyName, of: type, parentType: parentType, parentKeys: parentKeys, index: index))
    }

    /// Returns a text of a form field: its title, its placeholder, or a message of a group.
    ///
    /// The key is `Type.propertyName.messageGroup.messageKey`.
    public static func localized(
        for type: Any.Type, propertyName: String, messageGroup: String? = nil, messageKey: String
    ) -> Self {
        .localized(.property(propertyName, of: type, discriminators: [messageGroup, messageKey]))
    }

    /// Whether there is no constant text. A text that is looked up is not empty.
    public var isEmpty: Bool {
        switch self {
        case .empty: true
        case .constant(let text): text.isEmpty
        case .localized: false
        }
    }

    /// Pending if the text is looked up.
    public var localizationStatus: LocalizationStatus {
        if case .localized = self { .localizationPending } else { .localized }
    }

    /// The constant text.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String {
        get throws {
            switch self {
            case .empty: return ""
            case .constant(let text): return text
            case .localized(let reference): throw LocalizerError.localizationUnbound(reference.key)
            }
        }
    }

    /// Returns the text in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        switch self {
        case .empty: .string("")
        case .constant(let text): .string(localizer.shown(text))
        case .localized(let reference): .string(localizer.marked(localizer.text(for: reference).withoutPlaceholders))
        }
    }

    /// Returns a constant text.
    public static func stub() -> Self { .constant("A text") }
}

extension LocalizableString {
    /// Decodes a plain string as a constant text, and an empty string as ``empty``.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = text.isEmpty ? .empty : .constant(text)
    }

    /// Encodes a plain string.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(localizedString)
    }
}

extension LocalizableString {
    /// Returns this text with values for its placeholders `%{name}`.
    public func bind(substitutions: [String: any Localizable]) -> LocalizableSubstitutions {
        LocalizableSubstitutions(baseString: self, substitutions: substitutions)
    }
}
