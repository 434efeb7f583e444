import FOSMVVM

/// What is wrong with an item.
public enum Fault: String, CaseIterable, Codable, Sendable {
    case flickers, silent, slippingChain, brokenZip, doesNotHeat, wobbles

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
