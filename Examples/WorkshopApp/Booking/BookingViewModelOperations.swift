import FOSMVVM

/// The operations of ``BookingView``.
public protocol BookingViewModelOperations: ViewModelOperations {
    /// Books a bench.
    func book(_ booking: Booking)

    /// Returns a draft with what the visitor needed the last time.
    func repeated(_ draft: Booking) -> Booking
}

/// Records which operations of ``BookingView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
public final class BookingViewStubOps: BookingViewModelOperations, @unchecked Sendable {
    public private(set) var booked: Booking?
    public private(set) var repeatCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func book(_ booking: Booking) {
        booked = booking
    }

    public func repeated(_ draft: Booking) -> Booking {
        repeatCalled = true
        var booking = draft
        booking.people = 2
        booking.needsHelp = false
        booking.materials = [BenchMaterial.gloves.rawValue, BenchMaterial.patchKit.rawValue]
        return booking
    }
}
