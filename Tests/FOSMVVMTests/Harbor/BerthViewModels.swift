import FOSMVVM
import Foundation

/// A page, whose children have a ViewModel each. Its initializer has every stored value.
@ViewModel
public struct HarborViewModel: RequestableViewModel {
    public typealias Request = HarborRequest

    @LocalizedString public var heading
    public let berths: [BerthViewModel]
    public var vmId: ViewModelId = .init()

    public static func stub() -> Self { .init(berths: [.stub(), .stub()]) }
}

public final class HarborRequest: ViewModelRequest {
    public let responseBody: HarborViewModel?

    public init(
        query: EmptyQuery?, sort: EmptySort? = nil, fragment: EmptyFragment?, requestBody: EmptyBody?,
        responseBody: HarborViewModel?
    ) {
        self.responseBody = responseBody
    }
}

/// A child that states what the macro adds anyway.
@ViewModel
public struct BerthViewModel: Codable, Sendable {
    public let id: ModelIdType
    public let number: String
    public let freeFrom: LocalizableDate
    public var vmId: ViewModelId = .init()

    public static func stub() -> Self { .init(id: .init(), number: "B 4", freeFrom: .init(value: .distantPast)) }
}

/// A child with a text between its values.
@ViewModel
public struct PilotViewModel {
    public let id: ModelIdType
    public let name: String
    @LocalizedString public var rank
    public let onDutySince: LocalizableDate
    public var vmId: ViewModelId = .init()

    public static func stub() -> Self { .init(id: .init(), name: "Oda", onDutySince: .init(value: .distantPast)) }
}

/// A page with children of two kinds, whose request comes after them.
@ViewModel
public struct QuayViewModel: RequestableViewModel {
    public let berths: [BerthViewModel]
    public let pilots: [PilotViewModel]
    public typealias Request = QuayRequest
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init(berths: [.stub()], pilots: [.stub()]) }
}

public final class QuayRequest: ViewModelRequest {
    public let responseBody: QuayViewModel?

    public init(
        query: EmptyQuery?, sort: EmptySort? = nil, fragment: EmptyFragment?, requestBody: EmptyBody?,
        responseBody: QuayViewModel?
    ) {
        self.responseBody = responseBody
    }
}
