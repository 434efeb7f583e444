import FOSMVVM
import Foundation

/// The drop-off of an item.
@ViewModel
public struct DropOffViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var startButtonLabel
    @LocalizedString public var nextButtonLabel
    @LocalizedString public var statusLabel
    @LocalizedString public var activeText
    @LocalizedString public var inactiveText

    public let state: DropOffState
    public let isActive: Bool
    public let level: DropOffLevel
    public let isEnabled: Bool
    public let status: DropOffLevel
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any DropOffViewModelOperations { DropOffStubOps() }

    public static func stub(
        state: DropOffState = .idle, isActive: Bool = true, level: DropOffLevel = .low, isEnabled: Bool = true
    ) -> Self {
        .init(state: state, isActive: isActive, level: level, isEnabled: isEnabled, status: .low)
    }
}

/// The state of a drop-off.
public enum DropOffState: Codable, Hashable, Sendable {
    case idle, selectingItem
    case itemSelected(itemId: ModelIdType)
    case selectingDetails(itemId: ModelIdType)
    case completed(itemId: ModelIdType, detailId: ModelIdType)
}

/// How much work a repair is.
public enum DropOffLevel: String, Codable, Hashable, Sendable {
    case low, high
}

/// The items that can be dropped off.
@ViewModel(options: [.clientHostedFactory])
struct DropOffItemsViewModel {
    @LocalizedString var title

    var vmId: ViewModelId = .init(type: Self.self)

    init() {}

    static func stub() -> Self { .init() }
}

/// The item of a drop-off.
@ViewModel(options: [.clientHostedFactory])
struct DropOffItemViewModel {
    @LocalizedString var title

    let level: DropOffLevel
    var vmId: ViewModelId

    init(itemId: ModelIdType, isActive: Bool, level: DropOffLevel) {
        self.level = level
        vmId = .init(id: itemId)
    }

    static func stub() -> Self { .init(itemId: ModelIdType(), isActive: true, level: .low) }
}

/// The fault of an item.
@ViewModel(options: [.clientHostedFactory])
struct DropOffFaultViewModel {
    var vmId: ViewModelId

    init(detailId: ModelIdType, isEnabled: Bool, status: DropOffLevel) {
        vmId = .init(id: detailId)
    }

    static func stub() -> Self { .init(detailId: ModelIdType(), isEnabled: true, status: .low) }
}

/// The operations of ``DropOffView``.
public protocol DropOffViewModelOperations: ViewModelOperations {
    func startFlow()
    func proceedToDetails()
}

/// Unchecked because a view and its test never use it at the same time.
public final class DropOffStubOps: DropOffViewModelOperations, @unchecked Sendable {
    public private(set) var startFlowCalled = false
    public private(set) var proceedToDetailsCalled = false

    public func startFlow() { startFlowCalled = true }
    public func proceedToDetails() { proceedToDetailsCalled = true }
}
