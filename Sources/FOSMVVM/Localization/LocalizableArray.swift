/// A list of localizable values: empty, constant, or texts that are looked up for the locale.
public enum LocalizableArray<Element: Localizable>: Localizable {
    /// No elements.
    case empty
    /// Elements that are the same in every locale, or have been localized, or are localized one by one.
    case constant(_ elements: [Element])
    /// The list with this reference in the store.
    case localized(_ ref: LocalizableRef)

    /// Returns the list with this key.
    public static func localized(key: String) -> Self { .localized(.value(key: key)) }

    /// Whether there are no elements, as before localization.
    public var isEmpty: Bool { (try? localizedArray.isEmpty) ?? true }

    /// Pending if the list is looked up. Each element has a status of its own.
    public var localizationStatus: LocalizableStatus {
        if case .localized = self { .localizationPending } else { .localized }
    }

    /// The key, or the elements. An empty list has a name of its own.
    public var id: LocalizableId {
        switch self {
        case .empty: "_empty_"
        case .constant(let elements): elements.map(\.id).joined(separator: "_")
        case .localized(let reference): reference.id
        }
    }

    /// The texts, joined by a comma.
    public var localizedString: String { get throws { try localizedArray.joined(separator: ", ") } }

    /// The texts of the elements.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedArray: [String] {
        get throws {
            switch self {
            case .empty: return []
            case .constant(let elements): return try elements.map { try $0.localizedString }
            case .localized(let reference): throw LocalizerError.localizationUnbound(reference.id)
            }
        }
    }

    /// Returns the elements in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        switch self {
        case .empty: .list([])
        case .constant(let elements): .list(elements.map { $0.localized(by: localizer) })
        case .localized(let reference):
            .list(
                localizer.texts(for: reference).map { .string(localizer.marked($0.withoutPlaceholders)) })
        }
    }

    /// Returns two elements.
    public static func stub() -> Self { .stub(elements: [.stub(), .stub()]) }

    /// Returns these elements.
    public static func stub(elements: [Element] = []) -> Self { .constant(elements) }
}

extension LocalizableArray {
    /// Decodes a list of elements. An empty list has no elements.
    public init(from decoder: any Decoder) throws {
        let elements = try decoder.singleValueContainer().decode([Element].self)
        self = elements.isEmpty ? .empty : .constant(elements)
    }

    /// Encodes a list of elements.
    ///
    /// - Throws: ``LocalizerError/localizationStoreMissing(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws {
        try checkLocalized()
        var container = encoder.singleValueContainer()
        if case .constant(let elements) = self {
            try container.encode(elements)
        } else {
            try container.encode([Element]())
        }
    }
}
