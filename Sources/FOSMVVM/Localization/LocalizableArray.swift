/// A list of texts: none, constant ones, or those that are looked up for the locale.
public enum LocalizableArray: Localizable {
    /// No texts.
    case empty
    /// The same texts in every locale, or texts that were localized before.
    case constant([String])
    /// The list that the store has under the reference.
    case localized(LocalizableRef)

    public var isEmpty: Bool {
        switch self {
        case .empty: true
        case .constant(let texts): texts.isEmpty
        case .localized: false
        }
    }

    public var localizationStatus: LocalizationStatus {
        if case .localized = self { .localizationPending } else { .localized }
    }

    /// The texts, joined by a comma.
    public var localizedString: String { get throws { try localizedArray.joined(separator: ", ") } }

    public var localizedArray: [String] {
        get throws {
            switch self {
            case .empty: return []
            case .constant(let texts): return texts
            case .localized(let reference): throw LocalizerError.localizationUnbound(reference.key)
            }
        }
    }

    /// The texts in the localizer's locale.
    func texts(by localizer: Localizer) -> [String] {
        switch self {
        case .empty: []
        case .constant(let texts): texts
        case .localized(let reference): localizer.texts(for: reference)
        }
    }

    public func localized(by localizer: Localizer) -> LocalizedValue {
        .list(texts(by: localizer).map { .string($0) })
    }

    public static func stub() -> Self { .constant(["A text", "Another"]) }
}

extension LocalizableArray {
    public init(from decoder: any Decoder) throws {
        let texts = try decoder.singleValueContainer().decode([String].self)
        self = texts.isEmpty ? .empty : .constant(texts)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(localizedArray)
    }
}
