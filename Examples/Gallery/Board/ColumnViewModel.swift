import FOSMVVM

/// The repairs in one stage.
@ViewModel
public struct ColumnViewModel {
    @LocalizedString public var countLabel
    @LocalizedString public var emptyStateMessage

    public let stage: BoardStage
    public let title: LocalizableString
    public let cardCount: LocalizableInt
    public let hasCards: Bool
    public let cards: [CardViewModel]
    public var vmId: ViewModelId

    public init(stage: BoardStage, cards: [CardViewModel]) {
        self.stage = stage
        title = stage.localizableString
        cardCount = LocalizableInt(value: cards.count)
        hasCards = !cards.isEmpty
        self.cards = cards
        vmId = .init(id: stage.rawValue)
    }
}

extension ColumnViewModel {
    public static func stub() -> Self {
        .stub(stage: .waiting)
    }

    public static func stub(stage: BoardStage = .waiting, cards: [CardViewModel] = [.stub()]) -> Self {
        .init(stage: stage, cards: cards)
    }

    /// Returns the stages at noon on a busy day.
    public static func stubs() -> [Self] {
        [
            .stub(
                stage: .waiting,
                cards: [
                    .stub(id: .sample(4), ticket: "R-0145", item: .jacket, volunteerName: nil),
                    .stub(
                        id: .sample(5), ticket: "R-0146", item: .chair, volunteerName: nil, isWaitingForPart: true),
                ]),
            .stub(stage: .onTheBench, cards: [.stub()]),
            .stub(
                stage: .done,
                cards: [.stub(id: .sample(1), ticket: "R-0142", item: .lamp, volunteerName: "Jan Kowalski")]),
        ]
    }
}

/// A stage of a repair, from the arrival of the item to its return.
public enum BoardStage: String, CaseIterable, Codable, Sendable {
    case waiting, onTheBench, done

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
