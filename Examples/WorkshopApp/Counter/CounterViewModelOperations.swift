import FOSMVVM

/// The operations of ``CounterView``.
public protocol CounterViewModelOperations: ViewModelOperations {
    /// Calls the next ticket.
    func callNext()

    /// Notes the days on which the person at the counter can work.
    func chooseDays(days: [CounterDay])
}

/// Records which operations of ``CounterView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
@CallableOperations
public final class CounterViewStubOps: CounterViewModelOperations, @unchecked Sendable {
    public private(set) var callNextCalled = false
    public private(set) var chosenDays: [CounterDay] = []

    /// Creates a stub without recorded calls.
    public init() {}

    public func callNext() {
        callNextCalled = true
    }

    public func chooseDays(days: [CounterDay]) {
        chosenDays = days
    }
}
