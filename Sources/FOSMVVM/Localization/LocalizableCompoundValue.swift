/// Several values joined in the order of the locale's direction.
///
/// Encodes as its pieces and its separator.
public struct LocalizableCompoundValue<Value: Localizable>: Localizable {
    /// The pieces in reading order.
    public let pieces: LocalizableArray<Value>
    /// The text between two pieces, if any.
    public let separator: LocalizableString?

    /// Creates a value from pieces in reading order, with a separator between them.
    public init(pieces: [Value], separator: LocalizableString? = nil) {
        self.init(pieces: .constant(pieces), separator: separator)
    }

    /// Creates a value from a list of pieces, with a separator between them.
    public init(pieces: LocalizableArray<Value>, separator: LocalizableString? = nil) {
        self.pieces = pieces
        self.separator = separator
    }

    /// Creates a value from pieces of any types, with a separator between them.
    public init(pieces: [any Localizable], separator: LocalizableString? = nil) where Value == AnyLocalizable {
        self.init(pieces: pieces.map(AnyLocalizable.init), separator: separator)
    }

    /// Pending if the list of pieces is looked up, or the separator is pending. Each piece has a status of its own.
    public var localizationStatus: LocalizableStatus {
        [pieces.localizationStatus, separator?.localizationStatus ?? .localized].combined
    }

    /// The pieces and the separator.
    public var id: LocalizableId { pieces.id + (separator?.id ?? "") }

    /// The texts of the pieces with the separator between them.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String {
        get throws { try localizedArray.joined(separator: separator?.localizedString ?? "") }
    }

    /// The texts of the pieces. Each text of a list is one.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedArray: [String] {
        get throws {
            guard case .constant(let pieces) = pieces else { return try pieces.localizedArray }
            return try pieces.flatMap { try $0.localizedArray }
        }
    }

    /// Returns the texts of the pieces in the localizer's locale, with the separator between them.
    ///
    /// Pieces with the opposite direction are isolated (UAX #9 §2.4), so that the pieces follow each other in the
    /// locale's direction. Pieces that only white space separates, such as the words of a name, keep their own order.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let separator = separator?.localized(by: localizer)
        let pieces = pieces.localized(by: localizer).elements
        var assembly = TextAssembly(localizer.isolation)
        for (index, text) in pieces.flatMap(\.texts).enumerated() {
            if index > 0, let separator { assembly.add(words: separator.text) }
            assembly.add(value: text)
        }
        // The texts of a list in a piece of any type are pieces themselves, because such a piece is one text.
        let written = Value.self is AnyLocalizable.Type ? pieces.flatMap(\.elements) : pieces
        return .encoded(
            .string(assembly.text),
            as: .object(LocalizedObject([CodingKeys.pieces: .list(written), CodingKeys.separator: separator])))
    }

    /// Two pieces with a space between them.
    public static func stub() -> Self { Self(pieces: .stub(), separator: .constant(" ")) }

    private enum CodingKeys: String, CodingKey {
        case pieces, separator
    }
}

extension LocalizableCompoundValue {
    /// Encodes the pieces and the separator.
    ///
    /// - Throws: ``LocalizerError/localizationStoreMissing(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws {
        try checkLocalized()
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pieces, forKey: .pieces)
        try container.encodeIfPresent(separator, forKey: .separator)
    }
}

extension Collection where Element: Localizable {
    /// Returns the elements as one value, with a separator between them.
    public func joined(separator: LocalizableString? = nil) -> LocalizableCompoundValue<Element> {
        LocalizableCompoundValue(pieces: Array(self), separator: separator)
    }
}

extension Collection where Element == any Localizable {
    /// Returns the elements of any types as one value, with a separator between them.
    public func joined(separator: LocalizableString? = nil) -> LocalizableCompoundValue<AnyLocalizable> {
        LocalizableCompoundValue(pieces: Array(self), separator: separator)
    }
}
