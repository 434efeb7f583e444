import FOSMVVM
import Foundation

/// The tap of a plot.
@ViewModel
public struct WateringViewModel {
    @LocalizedString public var heading
    @LocalizedString public var explanation
    @LocalizedString public var openLabel
    @LocalizedString public var closeLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public let hasPressure: Bool
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(hasPressure: Bool) {
        self.hasPressure = hasPressure
    }
}

extension WateringViewModel {
    public var operations: any WateringViewModelOperations { WateringStubOps() }

    public static func stub() -> Self { .stub(hasPressure: true) }
    public static func stub(hasPressure: Bool) -> Self { .init(hasPressure: hasPressure) }
}

/// What a gardener does with the tap.
public protocol WateringViewModelOperations: ViewModelOperations {
    func openTap()
    func closeTap()
}

#if canImport(SwiftUI)
    /// Remembers the calls. Unchecked, because a view and its test take turns.
    public final class WateringStubOps: WateringViewModelOperations, @unchecked Sendable {
        public private(set) var openTapCalled: Bool
        public private(set) var closeTapCalled = false

        public init(openTapCalled: Bool = false) {
            self.openTapCalled = openTapCalled
        }

        public func openTap() { openTapCalled = true }
        public func closeTap() { closeTapCalled = true }
    }
#endif
