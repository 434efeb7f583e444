import FOSMVVM
import Foundation

/// The operations of ``ShopSettingsView``.
public protocol ShopSettingsViewModelOperations: ViewModelOperations {
    /// Save.
    func save() async throws
    /// Reset.
    func reset() async throws
}

/// Records which operations of ``ShopSettingsView`` were called.
///
/// Unchecked because a view and the test that reads its operations never use it at the same time.
#if canImport(CPreviewRecords)
    // Templates call operations by their names. FOSUtilities has no templates, and does not know this macro.
    @CallableOperations
#endif
public final class ShopSettingsViewStubOps: ShopSettingsViewModelOperations, @unchecked Sendable {
    public private(set) var saveCalled = false
    public private(set) var resetCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func save() async throws {
        saveCalled = true
    }

    public func reset() async throws {
        resetCalled = true
    }
}

extension ShopSettingsViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any ShopSettingsViewModelOperations { ShopSettingsViewStubOps() }
}
