import FOSMVVM
import Foundation

/// The form with which a visitor books a bench.
@ViewModel
public struct BookingViewModel {
    @LocalizedString public var title
    @LocalizedString public var visitTitle
    @LocalizedString public var benchLabel
    @LocalizedString public var arrivalLabel
    @LocalizedString public var hoursLabel
    @LocalizedString public var peopleLabel
    @LocalizedString public var needsTitle
    @LocalizedString public var helpLabel
    @LocalizedString public var materialsLabel
    @LocalizedString public var materialsHint
    @LocalizedString public var rulesLabel
    @LocalizedString public var rulesText
    @LocalizedString public var menuLabel
    @LocalizedString public var repeatButtonLabel
    @LocalizedString public var resetButtonLabel
    @LocalizedString public var bookButtonLabel
    @LocalizedString public var confirmTitle
    @LocalizedString public var confirmMessage
    @LocalizedString public var confirmButtonLabel
    @LocalizedString public var cancelButtonLabel
    @LocalizedString public var doneTitle
    @LocalizedString public var doneMessage
    @LocalizedString public var closedTitle
    @LocalizedString public var closedMessage

    /// The benches that are free. If there is none, nothing can be booked.
    public let benches: [BookingChoice]
    public let materials: [BookingChoice]
    /// When the workshop next opens.
    public let opening: Date
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(benches: [BookingChoice], materials: [BookingChoice], opening: Date) {
        self.benches = benches
        self.materials = materials
        self.opening = opening
    }

    /// Returns a form with the benches for bicycles, electronics and textiles.
    public static func stub(
        benches: [Workbench] = [.bicycles, .electronics, .textiles],
        opening: Date = Date(timeIntervalSince1970: 1_777_881_600)
    ) -> Self {
        .init(benches: BookingChoice.stubs(of: benches), materials: BookingChoice.stubMaterials(), opening: opening)
    }
}

extension BookingViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any BookingViewModelOperations { BookingViewStubOps() }

    /// A booking of the first bench, when the workshop opens.
    var draft: Booking {
        Booking(bench: benches.first?.id ?? "", arrival: opening)
    }
}
