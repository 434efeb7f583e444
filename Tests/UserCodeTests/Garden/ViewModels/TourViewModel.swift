import FOSMVVM
import Foundation

/// The way of a gardener to a plot of their own.
@ViewModel
public struct TourViewModel {
    @LocalizedString public var heading
    @LocalizedString public var enterLabel
    @LocalizedString public var askForKeyLabel
    @LocalizedString public var openText
    @LocalizedString public var closedText

    public let tour: Tour
    public let isOpen: Bool
    public let dryness: Dryness
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any TourViewModelOperations { TourStubOps() }

    public init(tour: Tour, isOpen: Bool, dryness: Dryness) {
        self.tour = tour
        self.isOpen = isOpen
        self.dryness = dryness
    }

    public static func stub() -> Self { .stub(tour: .atTheGate) }
    public static func stub(tour: Tour, isOpen: Bool = true, dryness: Dryness = .dry) -> Self {
        .init(tour: tour, isOpen: isOpen, dryness: dryness)
    }
}

/// What a gardener does on the way.
public protocol TourViewModelOperations: ViewModelOperations {
    func enter()
    func askForKey()
}

public final class TourStubOps: TourViewModelOperations, @unchecked Sendable {
    public init() {}
    public func enter() {}
    public func askForKey() {}
}

/// The map at the gate, which needs nothing of the app.
@ViewModel(options: [.clientHostedFactory])
public struct PlotMapViewModel {
    @LocalizedString public var heading
    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}

    public static func stub() -> Self { .init() }
}

/// The soil of a plot. The parameters of its initializer are its state in the app.
@ViewModel(options: [.clientHostedFactory])
public struct SoilViewModel {
    public let isOpen: Bool
    public let dryness: LocalizableString
    public var vmId: ViewModelId

    public init(plotId: ModelIdType, isOpen: Bool, dryness: Dryness) {
        self.isOpen = isOpen
        self.dryness = dryness.localizableString
        vmId = .init(id: plotId)
    }

    public static func stub() -> Self { .init(plotId: .init(), isOpen: true, dryness: .wet) }
}
