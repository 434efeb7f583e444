import FOSMVVM

/// Something that visitors can choose when they book a bench.
public struct BookingChoice: Codable, Hashable, Identifiable, Sendable {
    public let id: String
    public let displayName: LocalizableString

    /// Creates a choice.
    public init(id: String, displayName: LocalizableString) {
        self.id = id
        self.displayName = displayName
    }
}

/// What visitors can have ready on their bench.
public enum BenchMaterial: String, CaseIterable, Codable, Sendable {
    case apron, chainLube, cleaningCloths, gloves, patchKit

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}

extension BookingChoice {
    /// Returns workbenches as choices.
    static func stubs(of benches: [Workbench]) -> [BookingChoice] {
        benches.map { BookingChoice(id: $0.rawValue, displayName: $0.localizableString) }
    }

    /// Returns all materials as choices.
    static func stubMaterials() -> [BookingChoice] {
        BenchMaterial.allCases.map { BookingChoice(id: $0.rawValue, displayName: $0.localizableString) }
    }
}
