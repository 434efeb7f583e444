import FOSMVVM
import Foundation

/// The operations of ``MembershipView``.
public protocol MembershipViewModelOperations: ViewModelOperations {
    /// Submit.
    func submit(
        email: String,
        name: String,
        age: Int,
        bio: String,
        subscribes: Bool,
        birthday: Date,
        skill: MembershipSkill
    ) async throws
    /// Cancel.
    func cancel() async throws
}

/// Records which operations of ``MembershipView`` were called.
///
/// Unchecked because a view and the test that reads its operations never use it at the same time.
#if canImport(CPreviewRecords)
    // Templates call operations by their names. FOSUtilities has no templates, and does not know this macro.
    @CallableOperations
#endif
public final class MembershipViewStubOps: MembershipViewModelOperations, @unchecked Sendable {
    public private(set) var submitCalled = false
    public private(set) var cancelCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func submit(
        email: String,
        name: String,
        age: Int,
        bio: String,
        subscribes: Bool,
        birthday: Date,
        skill: MembershipSkill
    ) async throws {
        submitCalled = true
    }

    public func cancel() async throws {
        cancelCalled = true
    }
}

extension MembershipViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any MembershipViewModelOperations { MembershipViewStubOps() }
}
