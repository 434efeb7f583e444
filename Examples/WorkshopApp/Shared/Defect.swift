import FOSMVVM

/// What can be wrong with an item.
public enum Defect: String, CaseIterable, Codable, Hashable, Sendable {
    case dead, flickering, noisy, leaking, torn, stuckZipper

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// The identity of the defect.
    public var id: ModelIdType {
        switch self {
        case .dead: .fixed(21)
        case .flickering: .fixed(22)
        case .noisy: .fixed(23)
        case .leaking: .fixed(24)
        case .torn: .fixed(25)
        case .stuckZipper: .fixed(26)
        }
    }

    /// Creates the defect with this identity, or a dead item if there is none.
    public init(id: ModelIdType) {
        self = Self.allCases.first { $0.id == id } ?? .dead
    }
}

extension RepairGoods {
    /// The defects that items of this kind often have.
    public var defects: [Defect] {
        switch self {
        case .deskLamp: [.dead, .flickering]
        case .kitchenRadio: [.dead, .noisy]
        case .backpack: [.torn, .stuckZipper]
        case .kettle: [.dead, .leaking, .noisy]
        }
    }
}
