import FOSMVVM
import Foundation

/// An order at the counter.
@ViewModel
public struct OrderViewModel {
    @LocalizedString public var title
    @LocalizedString public var pickUpLabel
    @LocalizedString public var emptyMessage

    public let customerName: String
    public let pickUp: LocalizableDate
    public let loaves: [String]
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(customerName: String, pickUp: Date, loaves: [String]) {
        self.customerName = customerName
        self.pickUp = LocalizableDate(value: pickUp)
        self.loaves = loaves
    }

    public static func stub(
        customerName: String = "Mina Okafor",
        pickUp: Date = .now.addingTimeInterval(3600),
        loaves: [String] = ["Rye", "Spelt"]
    ) -> Self {
        .init(customerName: customerName, pickUp: pickUp, loaves: loaves)
    }
}
