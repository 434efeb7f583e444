import FOSMVVM

/// A tool on the pegboard.
public enum Tool: String, CaseIterable, Codable, Sendable {
    case screwdriver, solderingIron, multimeter, scissors, hammer

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// The hook on which the tool hangs.
    public var hook: String {
        switch self {
        case .screwdriver: "A1"
        case .solderingIron: "A2"
        case .multimeter: "A3"
        case .scissors: "B1"
        case .hammer: "B2"
        }
    }
}
