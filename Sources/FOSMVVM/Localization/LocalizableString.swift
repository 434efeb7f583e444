/// A text: empty, constant, or looked up for the locale.
///
/// Encodes as a plain string, so it decodes as a constant. Only a localizing encoder can encode a text that is looked
/// up.
public enum LocalizableString: Localizable {
    /// No text.
    case empty
    /// A text that is the same in every locale, or has been localized.
    case constant(_ string: String)
    /// The text with this reference in the store.
    case localized(_ id: LocalizableRef)

    /// Returns the text with this key, such as `TaskListViewModel.title`.
    public static func localized(key: String) -> Self {
        .localized(.value(key: key))
    }

    /// Returns the text of a type's property. See ``LocalizableRef``.
    public static func localized(
        for type: Any.Type, parentType: Any.Type? = nil, parentKeys: String..., propertyName: String, index: Int? = nil
    ) -> Self {
        .localized(
            LocalizableRef(
                for: type, parentType: parentType, parentKeys: parentKeys, propertyName: propertyName, index: index))
    }

    /// Returns a text of a form field: its title, its placeholder, or a message of a group.
    ///
    /// The key is `Type.propertyName.messageGroup.messageKey`.
    public static func localized(
        for type: Any.Type, propertyName: String, messageGroup: String? = nil, messageKey: String
    ) -> Self {
        .localized(
            LocalizableRef(for: type, parentKeys: [propertyName, messageGroup ?? ""], propertyName: messageKey))
    }

    /// The key or the constant text. An empty text has a name of its own.
    public var id: LocalizableId {
        switch self {
        case .empty: "_empty_"
        case .constant(let text): text
        case .localized(let reference): reference.id
        }
    }

    /// Pending if the text is looked up.
    public var localizationStatus: LocalizableStatus {
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
            case .localized(let reference): throw LocalizerError.localizationUnbound(reference.id)
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
    public static func stub() -> Self { .stub(str: "A text") }

    /// Returns this constant text.
    public static func stub(str: String) -> Self { .constant(str) }
}

extension LocalizableString {
    /// The title of a button that accepts, which is `FOSForms.ok` in the texts of the app.
    public static var defaultOkTitle: Self { .localized(.value(keys: "FOSForms", "ok")) }
    /// The title of a button that cancels, which is `FOSForms.cancel` in the texts of the app.
    public static var defaultCancelTitle: Self { .localized(.value(keys: "FOSForms", "cancel")) }
    /// The title of a button that saves, which is `FOSForms.save` in the texts of the app.
    public static var defaultSaveTitle: Self { .localized(.value(keys: "FOSForms", "save")) }
}

extension LocalizableString {
    /// Decodes a plain string as a constant text, and an empty string as ``empty``.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = text.isEmpty ? .empty : .constant(text)
    }

    /// Encodes a plain string.
    ///
    /// - Throws: ``LocalizerError/localizationStoreMissing(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}

extension LocalizableString {
    /// Returns this text with values for its placeholders `%{name}`.
    public func bind(substitutions: [String: any Localizable]) -> LocalizableSubstitutions {
        LocalizableSubstitutions(baseString: self, substitutions: substitutions)
    }
}
