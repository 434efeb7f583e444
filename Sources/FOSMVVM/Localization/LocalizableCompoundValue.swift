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

    public var isEmpty: Bool { pieces.allSatisfy(\.base.isEmpty) }

    public var localizationStatus: LocalizationStatus {
        let parts = [separator.localizationStatus] + pieces.map(\.base.localizationStatus)
        return parts.allSatisfy { $0 == .localized } ? .localized : .localizationPending
    }

    public var localizedString: String {
        get throws {
            try pieces.flatMap { try $0.base.localizedArray }.joined(separator: separator.localizedString)
        }
    }

    public func localized(by localizer: Localizer) -> LocalizedValue {
        let separator = separator.localized(by: localizer).text
        return .string(pieces.flatMap { $0.base.localized(by: localizer).texts }.joined(separator: separator))
    }

    public static func stub() -> Self {
        Self(pieces: [LocalizableString.constant("A"), LocalizableString.constant("text")], separator: .constant(" "))
    }
}

extension LocalizableCompoundValue {
    public init(from decoder: any Decoder) throws {
        self.init(pieces: [try LocalizableString(from: decoder)])
    }

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
