import FOSMVVM

/// A gift card for some hours at the workbench.
@ViewModel
public struct GiftCardViewModel {
    @LocalizedString public var title
    @LocalizedSubs(substitutions: \.substitutions) public var value
    @LocalizedString public var note

    public let recipient: String
    public let hours: LocalizableInt
    /// Whether the card has been paid for, so that it can be used.
    public let isPaid: Bool
    public var vmId: ViewModelId = .init(type: Self.self)

    private var substitutions: [String: LocalizableInt] {
        ["hours": hours]
    }

    public init(recipient: String, hours: LocalizableInt, isPaid: Bool) {
        self.recipient = recipient
        self.hours = hours
        self.isPaid = isPaid
    }
}

extension GiftCardViewModel {
    public static func stub() -> Self {
        .stub(recipient: "Mara")
    }

    public static func stub(
        recipient: String = "Mara", hours: LocalizableInt = .init(value: 3), isPaid: Bool = false
    ) -> Self {
        .init(recipient: recipient, hours: hours, isPaid: isPaid)
    }
}
