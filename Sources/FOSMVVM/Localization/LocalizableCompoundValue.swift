/// Several values, of one type or of many, joined in the order of the locale's direction.
///
/// Encodes as a plain string.
public struct LocalizableCompoundValue: Localizable {
    private let pieces: [AnyLocalizable]
    private let separator: LocalizableString

    /// Creates a value from pieces in reading order, with a separator between them.
    public init(pieces: [any Localizable], separator: LocalizableString = .empty) {
        self.pieces = pieces.map { AnyLocalizable(base: $0) }
        self.separator = separator
    }

    /// Whether every piece is empty.
    public var isEmpty: Bool { pieces.allSatisfy(\.base.isEmpty) }

    /// Pending if a piece or the separator is pending.
    public var localizationStatus: LocalizationStatus {
        let parts = [separator.localizationStatus] + pieces.map(\.base.localizationStatus)
        return parts.allSatisfy { $0 == .localized } ? .localized : .localizationPending
    }

    /// The texts of the pieces with the separator between them.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String {
        get throws {
            try pieces.flatMap { try $0.base.localizedArray }.joined(separator: separator.localizedString)
        }
    }

    /// Returns the texts of the pieces in the localizer's locale, with the separator between them.
    ///
    /// Pieces with the opposite direction are isolated (UAX #9 §2.4), so that the pieces follow each other in the
    /// locale's direction. Pieces that only white space separates, such as the words of a name, keep their own order.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let separator = separator.localized(by: localizer).text
        var assembly = TextAssembly(localizer.isolation)
        for (index, text) in pieces.flatMap({ $0.base.localized(by: localizer).texts }).enumerated() {
            if index > 0 { assembly.add(words: separator) }
            assembly.add(value: text)
        }
        return .string(assembly.text)
    }

    /// Two constant pieces with a space between them.
    public static func stub() -> Self {
        Self(pieces: [LocalizableString.constant("A"), LocalizableString.constant("text")], separator: .constant(" "))
    }
}

extension LocalizableCompoundValue {
    /// Decodes a plain string as a single piece.
    public init(from decoder: any Decoder) throws {
        self.init(pieces: [try LocalizableString(from: decoder)])
    }

    /// Encodes a plain string.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(localizedString)
    }
}

extension Collection where Element: Localizable {
    /// Returns the elements as one value, with a separator between them.
    public func joined(separator: LocalizableString) -> LocalizableCompoundValue {
        LocalizableCompoundValue(pieces: Array(self), separator: separator)
    }
}

extension Collection where Element == any Localizable {
    /// Returns the elements of any types as one value, with a separator between them.
    public func joined(separator: LocalizableString) -> LocalizableCompoundValue {
        LocalizableCompoundValue(pieces: Array(self), separator: separator)
    }
}
