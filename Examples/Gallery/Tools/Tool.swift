import FOSMVVM

/// A tool on the pegboard.
public enum Tool: String, CaseIterable, Codable, Sendable {
    case screwdriver, solderingIron, multimeter, scissors, hammer

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// The hook of the tool on the pegboard.
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
