/// Several values, of one kind or of many, joined in the order of the locale's direction.
///
/// Encodes as a plain string.
public struct LocalizableCompoundValue: Localizable {
    private let pieces: [AnyLocalizable]
    private let separator: LocalizableString

    /// The pieces in reading order, with the separator between them.
    public init(pieces: [any Localizable], separator: LocalizableString = .empty) {
        self.pieces = pieces.map { AnyLocalizable(base: $0) }
        self.separator = separator
    }

    /// Whether every piece is empty.
    public var isEmpty: Bool { pieces.allSatisfy(\.base.isEmpty) }

    /// Pending as long as a piece or the separator is.
    public var localizationStatus: LocalizationStatus {
        let parts = [separator.localizationStatus] + pieces.map(\.base.localizationStatus)
        return parts.allSatisfy { $0 == .localized } ? .localized : .localizationPending
    }

    /// The pieces' texts with the separator between them.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String {
        get throws {
            try pieces.flatMap { try $0.base.localizedArray }.joined(separator: separator.localizedString)
        }
    }

    /// The pieces' texts in the localizer's locale, with the separator between them.
    ///
    /// Pieces that run against the locale's direction are isolated (UAX #9 §2.4), so the pieces follow each other in it;
    /// those that white space alone separates, such as the words of a name, stay in their own order.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let separator = separator.localized(by: localizer).text
        var assembly = TextAssembly(localizer.isolation)
        for (index, text) in pieces.flatMap({ $0.base.localized(by: localizer).texts }).enumerated() {
            if index > 0 { assembly.add(words: separator) }
            assembly.add(value: text)
        }
        return .string(assembly.text)
    }

    /// Two constant pieces with a space between.
    public static func stub() -> Self {
        Self(pieces: [LocalizableString.constant("A"), LocalizableString.constant("text")], separator: .constant(" "))
    }
}

extension LocalizableCompoundValue {
    /// Reads a plain string as the one piece.
    public init(from decoder: any Decoder) throws {
        self.init(pieces: [try LocalizableString(from: decoder)])
    }

    /// Writes a plain string.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(localizedString)
    }
}

extension Collection where Element: Localizable {
    /// The elements as one value, with the separator between them.
    public func joined(separator: LocalizableString) -> LocalizableCompoundValue {
        LocalizableCompoundValue(pieces: Array(self), separator: separator)
    }
}

extension Collection where Element == any Localizable {
    /// The elements, of whatever kinds, as one value, with the separator between them.
    public func joined(separator: LocalizableString) -> LocalizableCompoundValue {
        LocalizableCompoundValue(pieces: Array(self), separator: separator)
    }
}
