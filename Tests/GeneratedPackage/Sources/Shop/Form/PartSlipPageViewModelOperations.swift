import FOSMVVM
import Foundation

/// The operations of ``PartSlipPageView``.
public protocol PartSlipPageViewModelOperations: ViewModelOperations {
    /// Send.
    func send(email: String) async throws
}

/// Records which operations of ``PartSlipPageView`` were called.
///
/// Unchecked because a view and the test that reads its operations never use it at the same time.
#if canImport(CPreviewRecords)
    // Templates call operations by their names. FOSUtilities has no templates, and does not know this macro.
    @CallableOperations
#endif
public final class PartSlipPageViewStubOps: PartSlipPageViewModelOperations, @unchecked Sendable {
    public private(set) var sendCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func send(email: String) async throws {
        sendCalled = true
    }
}

extension PartSlipPageViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any PartSlipPageViewModelOperations { PartSlipPageViewStubOps() }
}
