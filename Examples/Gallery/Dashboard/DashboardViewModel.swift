import FOSMVVM
import Foundation

/// The figures of a repair day.
@ViewModel
public struct DashboardViewModel {
    @LocalizedString public var pageTitle
    @LocalizedSubs(substitutions: \.substitutions) public var greeting
    @LocalizedString public var emptyStateMessage

    public let name: String
    public let day: LocalizableDate
    public let hasCards: Bool
    public let cards: [DashboardCardViewModel]
    public var vmId: ViewModelId = .init(type: Self.self)

    private var substitutions: [String: LocalizableString] {
        ["name": .constant(name)]
    }

    public init(name: String, day: Date, cards: [DashboardCardViewModel]) {
        self.name = name
        self.day = LocalizableDate(value: day, dateStyle: .full)
        hasCards = !cards.isEmpty
        self.cards = cards
    }
}

extension DashboardViewModel {
    public static func stub() -> Self {
        .stub(cards: DashboardCardViewModel.stubs())
    }

    public static func stub(
        name: String = "Amal",
        day: Date = SampleDay.opening,
        cards: [DashboardCardViewModel] = DashboardCardViewModel.stubs()
    ) -> Self {
        .init(name: name, day: day, cards: cards)
    }
}
