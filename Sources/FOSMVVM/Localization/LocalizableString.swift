/// A text: none, a constant one, or one that is looked up for the locale.
///
/// Encodes as a plain string, so it decodes to a constant. Only a localizing encoder can encode one that is looked up.
public enum LocalizableString: Localizable {
    /// No text.
    case empty
    /// The same text in every locale, or one that was localized before.
    case constant(String)
    /// The text that the store has under the reference.
    case localized(LocalizableRef)

    /// The text under this key, such as `TaskListViewModel.title`.
    public static func localized(key: String) -> Self {
        .localized(.value(key: key))
    }

    /// The text of a type's property.
    ///
    /// - Parameters:
    ///   - type: The type whose name is the first key; a nested type's parents come before it.
    ///   - parentType: A type whose name comes before, where `type` is not nested in it.
    ///   - parentKeys: Keys between the type and the property.
    ///   - propertyName: The property's key.
    ///   - index: The element, where the property is a list.
    public static func localized(
        for type: Any.Type, parentType: Any.Type? = nil, parentKeys: String..., propertyName: String, index: Int? = nil
    ) -> Self {
        .localized(.property(propertyName, of: type, parentType: parentType, parentKeys: parentKeys, index: index))
    }

    /// A text about a form's field: its title, its placeholder, or one of a group of messages.
    ///
    /// The key is `Type.propertyName.messageGroup.messageKey`.
    public static func localized(
        for type: Any.Type, propertyName: String, messageGroup: String? = nil, messageKey: String
    ) -> Self {
        .localized(.property(propertyName, of: type, discriminators: [messageGroup, messageKey]))
    }

    /// Whether there is no constant text; a text that is looked up is not empty.
    public var isEmpty: Bool {
        switch self {
        case .empty: true
        case .constant(let text): text.isEmpty
        case .localized: false
        }
    }

    /// Pending where the text is to be looked up.
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

    /// The text in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        switch self {
        case .empty: .string("")
        case .constant(let text): .string(text)
        case .localized(let reference): .string(localizer.marked(localizer.text(for: reference)))
        }
    }

    /// A constant text.
    public static func stub() -> Self { .constant("A text") }
}

extension LocalizableString {
    /// Reads a plain string as a constant text, or as none.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = text.isEmpty ? .empty : .constant(text)
    }

    /// Writes a plain string.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(localizedString)
    }
}

extension LocalizableString {
    /// This text with values in place of its placeholders `%{name}`.
    public func bind(substitutions: [String: any Localizable]) -> LocalizableSubstitutions {
        LocalizableSubstitutions(baseString: self, substitutions: substitutions)
    }
}
