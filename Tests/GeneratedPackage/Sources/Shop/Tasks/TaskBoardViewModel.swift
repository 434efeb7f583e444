import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the task board.
@ViewModel
public struct TaskBoardViewModel: RequestableViewModel {
    public typealias Request = TaskBoardRequest

    @LocalizedString public var title

    public let cards: [TaskCardViewModel]

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(cards: [TaskCardViewModel]) {
        self.cards = cards
    }
}

extension TaskBoardViewModel {
    /// Returns a task board with sample values.
    public static func stub() -> Self {
        .stub(cards: [.stub(), .stub()])
    }

    /// Returns a task board with these values.
    public static func stub(cards: [TaskCardViewModel] = [.stub(), .stub()]) -> Self {
        .init(cards: cards)
    }
}
