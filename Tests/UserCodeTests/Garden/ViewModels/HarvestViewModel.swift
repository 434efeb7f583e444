import FOSMVVM
import Foundation

/// The crates of this week's harvest.
@ViewModel
public struct HarvestViewModel {
    @LocalizedString public var heading
    @LocalizedString public var nothingRipe
    @LocalizedString public var lookAgainLabel
    @LocalizedString public var chosenLabel
    @LocalizedString public var takeLabel
    @LocalizedString public var leaveLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public let isLate: Bool
    public let crates: [CrateViewModel]
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any HarvestViewModelOperations { HarvestStubOps() }

    public init(isLate: Bool, crates: [CrateViewModel]) {
        self.isLate = isLate
        self.crates = crates
    }

    public static func stub() -> Self { .stub(crates: []) }
    public static func stub(isLate: Bool = false, crates: [CrateViewModel] = []) -> Self {
        .init(isLate: isLate, crates: crates)
    }
}

/// A crate that somebody can take home.
@ViewModel
public struct CrateViewModel {
    public let id: ModelIdType
    public let crop: String
    public var vmId: ViewModelId

    public init(id: ModelIdType, crop: String) {
        self.id = id
        self.crop = crop
        vmId = .init(id: id)
    }

    public static func stub() -> Self { .init(id: .init(), crop: "Beans") }
}

/// What a gardener does with the harvest.
public protocol HarvestViewModelOperations: ViewModelOperations {
    func bringCrates() -> AsyncThrowingStream<CrateViewModel, any Error>
    func take(_ crate: CrateViewModel) async throws
    func leave()
}

/// Brings one crate.
public final class HarvestStubOps: HarvestViewModelOperations, @unchecked Sendable {
    public private(set) var takenCrops: [String] = []
    public private(set) var leaveCalled = false

    public init() {}

    public func bringCrates() -> AsyncThrowingStream<CrateViewModel, any Error> {
        .init { crates in
            crates.yield(.stub())
            crates.finish()
        }
    }

    public func take(_ crate: CrateViewModel) async throws { takenCrops.append(crate.crop) }
    public func leave() { leaveCalled = true }
}
