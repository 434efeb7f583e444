/// A list of texts: empty, constant, or looked up for the locale.
public enum LocalizableArray: Localizable {
    /// No texts.
    case empty
    /// Texts that are the same in every locale, or have been localized.
    case constant([String])
    /// The list with this reference in the store.
    case localized(LocalizableRef)

    /// Whether there are no constant texts. A list that is looked up is not empty.
    public var isEmpty: Bool {
        switch self {
        case .empty: true
        case .constant(let texts): texts.isEmpty
        case .localized: false
        }
    }

    /// Pending if the list is looked up.
    public var localizationStatus: LocalizationStatus {
        if case .localized = self { .localizationPending } else { .localized }
    }

    /// The texts, joined by a comma.
    public var localizedString: String { get throws { try localizedArray.joined(separator: ", ") } }

    /// The constant texts.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedArray: [String] {
        get throws {
            switch self {
            case .empty: return []
            case .constant(let texts): return texts
            case .localized(let reference): throw LocalizerError.localizationUnbound(reference.key)
            }
        }
    }

    /// Returns the texts in the localizer's locale.
    func texts(by localizer: Localizer) -> [String] {
        switch self {
        case .empty: []
        case .constant(let texts): texts.map(localizer.shown)
        case .localized(let reference): localizer.texts(for: reference).map { localizer.marked($0.withoutPlaceholders) }
        }
    }

    /// Returns the texts in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        .list(texts(by: localizer).map { .string($0) })
    }

    /// Two constant texts.
    public static func stub() -> Self { .constant(["A text", "Another"]) }
}

extension LocalizableArray {
    /// Decodes a list of strings as constant texts. An empty list has no texts.
    public init(from decoder: any Decoder) throws {
        let texts = try decoder.singleValueContainer().decode([String].self)
        self = texts.isEmpty ? .empty : .constant(texts)
    }

    /// Encodes a list of strings.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(localizedArray)
    }
}
