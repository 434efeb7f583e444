import FOSMVVM
import Foundation

/// Has types of its own between its values and its identity, which has no default.
@ViewModel
public struct VoyageViewModel: Codable, Sendable, Identifiable {
    public let legs: [LegSummary]?
    public let cargo: [CargoReference]?

    // MARK: - Nested types

    /// A leg of the voyage.
    public struct LegSummary: Codable, Sendable, Identifiable, Stubbable {
        public let id: ModelIdType
        public let miles: Int
        public let sailsOn: Date

        public init(id: ModelIdType, miles: Int, sailsOn: Date) {
            self.id = id
            self.miles = miles
            self.sailsOn = sailsOn
        }
    }

    /// A part of the cargo.
    public struct CargoReference: Codable, Sendable, Identifiable, Stubbable {
        public let id: ModelIdType
        public let goods: String

        public init(id: ModelIdType, goods: String) {
            self.id = id
            self.goods = goods
        }
    }

    public let vmId: ViewModelId

    public static func stub() -> Self {
        .init(legs: [.stub(), .stub(miles: 2)], cargo: nil, vmId: .init(type: Self.self))
    }
}

extension VoyageViewModel.LegSummary {
    public static func stub() -> Self { .stub(miles: 40) }

    public static func stub(id: ModelIdType = .init(), miles: Int, sailsOn: Date = .now) -> Self {
        .init(id: id, miles: miles, sailsOn: sailsOn)
    }
}

extension VoyageViewModel.CargoReference {
    public static func stub() -> Self { .stub(goods: "Tea") }

    public static func stub(id: ModelIdType = .init(), goods: String) -> Self { .init(id: id, goods: goods) }
}

/// A nested type without an initializer of its own.
@ViewModel
public struct ShipViewModel {
    public let mates: [Mate]?

    public struct Mate: Codable, Sendable, Identifiable, Stubbable {
        public let id: ModelIdType
        public let name: String
        public let photo: String?

        public static func stub() -> Self { .init(id: .init(), name: "Jakub", photo: nil) }
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init(mates: [.stub()]) }
}

/// A result: a ViewModel for each answer.
@ViewModel
public struct ArrivalViewModel {
    public enum Answer {
        case moored(BerthViewModel)
        case anchored(AnchorageViewModel)
        case turnedAway(TurnedAwayViewModel)
    }

    public let answer: Answer
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(answer: Answer) {
        self.answer = answer
    }

    public static func stub() -> Self { .init(answer: .moored(.stub())) }
}

@ViewModel
public struct AnchorageViewModel {
    @LocalizedString public var advice
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init() }
}

@ViewModel
public struct TurnedAwayViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init() }
}
