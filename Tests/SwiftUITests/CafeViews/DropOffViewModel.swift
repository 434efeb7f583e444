import FOSMVVM
import Foundation

/// The drop-off of an item.
@ViewModel
public struct DropOffViewModel {
    @LocalizedString public var heading
    @LocalizedString public var beginLabel
    @LocalizedString public var describeLabel
    @LocalizedString public var acceptedText
    @LocalizedString public var refusedText

    public let step: DropOffStep
    public let isAccepted: Bool
    public let effort: DropOffEffort
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any DropOffViewModelOperations { DropOffStubOps() }

    public static func stub(
        step: DropOffStep = .start, isAccepted: Bool = true, effort: DropOffEffort = .low
    ) -> Self {
        .init(step: step, isAccepted: isAccepted, effort: effort)
    }
}

/// The step of a drop-off.
public enum DropOffStep: Codable, Hashable, Sendable {
    case start, items
    case item(ModelIdType)
    case faults(item: ModelIdType)
    case receipt(item: ModelIdType, fault: ModelIdType)
}

/// How much work a repair is.
public enum DropOffEffort: String, Codable, Hashable, Sendable {
    case low, high
}

/// The items that can be dropped off.
@ViewModel(options: [.clientHostedFactory])
struct DropOffItemsViewModel {
    @LocalizedString var heading

    var vmId: ViewModelId = .init(type: Self.self)

    init() {}

    static func stub() -> Self { .init() }
}

/// The item of a drop-off.
@ViewModel(options: [.clientHostedFactory])
struct DropOffItemViewModel {
    @LocalizedString var heading

    let effort: DropOffEffort
    var vmId: ViewModelId

    init(item: ModelIdType, isAccepted: Bool, effort: DropOffEffort) {
        self.effort = effort
        vmId = .init(id: item)
    }

    static func stub() -> Self { .init(item: ModelIdType(), isAccepted: true, effort: .low) }
}

/// The fault of an item.
@ViewModel(options: [.clientHostedFactory])
struct DropOffFaultViewModel {
    var vmId: ViewModelId

    init(fault: ModelIdType, isCovered: Bool, effort: DropOffEffort) {
        vmId = .init(id: fault)
    }

    static func stub() -> Self { .init(fault: ModelIdType(), isCovered: true, effort: .low) }
}

/// The operations of ``DropOffView``.
public protocol DropOffViewModelOperations: ViewModelOperations {
    func begin()
    func describe()
}

/// Unchecked because a view and its test never use it at the same time.
public final class DropOffStubOps: DropOffViewModelOperations, @unchecked Sendable {
    public private(set) var beginCalled = false
    public private(set) var describeCalled = false

    public func begin() { beginCalled = true }
    public func describe() { describeCalled = true }
}
