import FOSMVVM
import Foundation

/// The operations of ``ServerSlipPageView``.
public protocol ServerSlipPageViewModelOperations: ViewModelOperations {
    /// Send.
    func send(email: String) async throws
}

/// Records which operations of ``ServerSlipPageView`` were called.
///
/// Unchecked because a view and the test that reads its operations never use it at the same time.
#if canImport(CPreviewRecords)
    // Templates call operations by their names. FOSUtilities has no templates, and does not know this macro.
    @CallableOperations
#endif
public final class ServerSlipPageViewStubOps: ServerSlipPageViewModelOperations,
    @unchecked Sendable
{
    public private(set) var sendCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func send(email: String) async throws {
        sendCalled = true
    }
}

extension ServerSlipPageViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any ServerSlipPageViewModelOperations { ServerSlipPageViewStubOps() }
}
