import FOSMVVM

/// The gift cards that the workshop has sold. It has no view yet.
@ViewModel
public struct GiftCardLedgerViewModel {
    public let sold: LocalizableInt
    public let redeemed: LocalizableInt
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(sold: LocalizableInt, redeemed: LocalizableInt) {
        self.sold = sold
        self.redeemed = redeemed
    }
}

extension GiftCardLedgerViewModel {
    public static func stub() -> Self {
        .init(sold: .init(value: 12), redeemed: .init(value: 5))
    }
}
