import FOSMVVM

/// A kind of item that people bring.
public enum RepairItem: String, CaseIterable, Codable, Sendable {
    case lamp, radio, bicycle, jacket, toaster, chair

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// The most common fault of this kind of item.
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

/// A fault of an item.
public enum Fault: String, CaseIterable, Codable, Sendable {
    case flickers, silent, slippingChain, brokenZip, doesNotHeat, wobbles

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
