import FOSMVVM

/// What people bring.
public enum RepairItem: String, CaseIterable, Codable, Sendable {
    case lamp, radio, bicycle, jacket, toaster, chair

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// What is wrong with most items of this kind.
    public var usualFault: Fault {
        switch self {
        case .lamp: .flickers
        case .radio: .silent
        case .bicycle: .slippingChain
        case .jacket: .brokenZip
        case .toaster: .doesNotHeat
        case .chair: .wobbles
        }
    }
}

/// What is wrong with an item.
public enum Fault: String, CaseIterable, Codable, Sendable {
    case flickers, silent, slippingChain, brokenZip, doesNotHeat, wobbles

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
