import FOSMVVM

/// A kind of item that visitors bring to the workshop.
public enum RepairGoods: String, CaseIterable, Codable, Hashable, Sendable {
    case deskLamp, kitchenRadio, backpack, kettle

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// The identity of the kind.
    public var id: ModelIdType {
        switch self {
        case .deskLamp: .fixed(1)
        case .kitchenRadio: .fixed(2)
        case .backpack: .fixed(3)
        case .kettle: .fixed(4)
        }
    }

    /// Creates the kind with this identity, or a desk lamp if there is none.
    public init(id: ModelIdType) {
        self = Self.allCases.first { $0.id == id } ?? .deskLamp
    }
}
