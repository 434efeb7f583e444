import Foundation
import Testing

@testable import FOSMVVM

private protocol SwitchViewModelOperations: ViewModelOperations {
    func toggle()
}

private final class SwitchStubOps: SwitchViewModelOperations, @unchecked Sendable {
    // Unchecked because a test uses it on one thread.
    private(set) var toggleCalled = false

    func toggle() { toggleCalled = true }
}

@ViewModel
private struct SwitchViewModel {
    var vmId = ViewModelId(type: Self.self)

    var operations: some SwitchViewModelOperations { SwitchStubOps() }

    static func stub() -> Self { .init() }
}

@ViewModel
private struct ErasedSwitchViewModel {
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init() }
}

extension ErasedSwitchViewModel {
    fileprivate var operations: any SwitchViewModelOperations { SwitchStubOps() }
}

@ViewModel
private struct SignViewModel {
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init() }
}

@Suite struct OperationsTests {
    @Test func aViewThatOnlyShowsHasNone() {
        #expect(SignViewModel.Operations.self == NoOperations.self)
    }

    @Test func operationsMayBeSomeOrAny() throws {
        let some: any ViewModel = SwitchViewModel.stub()
        let any: any ViewModel = ErasedSwitchViewModel.stub()
        #expect(some.operations is any SwitchViewModelOperations)
        #expect(any.operations is any SwitchViewModelOperations)
    }

    @Test func aStubRecordsWhatWasInvoked() throws {
        let operations = SwitchStubOps()
        #expect(try operations.toJSON() == #"{"toggleCalled":false}"#)
        operations.toggle()
        #expect(try operations.toJSON() == #"{"toggleCalled":true}"#)
    }
}
