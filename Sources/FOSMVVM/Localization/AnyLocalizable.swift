/// A ``Localizable`` of any type, such as a piece of a text that is made from a name and a number.
///
/// Encodes as a plain string, or as a list of strings.
public struct AnyLocalizable: Localizable {
    let base: any Localizable

    /// Creates a value that shows another one.
    public init(_ base: any Localizable) {
        self.base = base
    }

    public var isEmpty: Bool { base.isEmpty }
    public var localizationStatus: LocalizableStatus { base.localizationStatus }
    public var id: LocalizableId { base.id }
    public var localizedString: String { get throws { try base.localizedString } }
    public var localizedArray: [String] { get throws { try base.localizedArray } }

    /// Returns the text or the texts in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let value = base.localized(by: localizer)
        if case .list = value.shown { return .list(value.texts.map { .string($0) }) }
        return .string(value.text)
    }

    public static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }

    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    public static func stub() -> Self { Self(LocalizableString.stub()) }
}

extension AnyLocalizable {
    /// Decodes a plain string.
    public init(from decoder: any Decoder) throws {
        self.init(try LocalizableString(from: decoder))
    }

    /// Encodes a plain string.
    ///
    /// - Throws: ``LocalizerError/localizationStoreMissing(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}
