import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the errand board.
@ViewModel
public struct ErrandBoardViewModel: RequestableViewModel {
    public typealias Request = ErrandBoardRequest

    @LocalizedString public var title

    public let cards: [ErrandCardViewModel]

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(cards: [ErrandCardViewModel]) {
        self.cards = cards
    }
}

extension ErrandBoardViewModel {
    /// Returns the errand board with sample values.
    public static func stub() -> Self {
        .stub(cards: [.stub(), .stub()])
    }

    /// Returns the errand board with these values.
    public static func stub(cards: [ErrandCardViewModel] = [.stub(), .stub()]) -> Self {
        .init(cards: cards)
    }
}
