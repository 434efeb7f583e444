import FOSMVVM
import Foundation

/// The operations of ``PartSlipView``.
public protocol PartSlipViewModelOperations: ViewModelOperations {
    /// Send.
    func send(email: String) async throws
}

/// Records which operations of ``PartSlipView`` were called.
///
/// Unchecked because a view and the test that reads its operations never use it at the same time.
#if canImport(CPreviewRecords)
    // Templates call operations by their names. FOSUtilities has no templates, and does not know this macro.
    @CallableOperations
#endif
public final class PartSlipViewStubOps: PartSlipViewModelOperations, @unchecked Sendable {
    public private(set) var sendCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func send(email: String) async throws {
        sendCalled = true
    }
}

extension PartSlipViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any PartSlipViewModelOperations { PartSlipViewStubOps() }
}
