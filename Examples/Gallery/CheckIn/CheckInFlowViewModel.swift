import FOSMVVM

/// The check-in of an item, from the desk to the tag.
@ViewModel
public struct CheckInFlowViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var description
    @LocalizedString public var startButtonLabel
    @LocalizedString public var nextButtonLabel
    @LocalizedString public var restartButtonLabel
    @LocalizedString public var completedTitle
    @LocalizedString public var completedMessage
    @LocalizedString public var stepsLabel

    public let state: CheckInState
    public let steps: [Step]
    /// Whether the visitor can continue to the fault.
    public let canProceed: Bool
    public let itemSelector: ItemSelectorViewModel?
    public let itemDetail: ItemDetailViewModel?
    public let detailSelector: DetailSelectorViewModel?
    public let detailInfo: DetailInfoViewModel?

    // MARK: - Nested Types

    /// A step and its progress.
    public struct Step: Codable, Sendable, Stubbable {
        public let name: LocalizableString
        public let isDone: Bool
        public let isCurrent: Bool

        public init(step: CheckInStep, isDone: Bool, isCurrent: Bool) {
            name = step.localizableString
            self.isDone = isDone
            self.isCurrent = isCurrent
        }
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(
        state: CheckInState, itemSelector: ItemSelectorViewModel?, itemDetail: ItemDetailViewModel?,
        detailSelector: DetailSelectorViewModel?, detailInfo: DetailInfoViewModel?
    ) {
        self.state = state
        steps = Step.steps(at: state.step)
        canProceed = itemDetail?.isActive ?? false
        self.itemSelector = itemSelector
        self.itemDetail = itemDetail
        self.detailSelector = detailSelector
        self.detailInfo = detailInfo
    }
}

extension CheckInFlowViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any CheckInFlowViewModelOperations { CheckInFlowViewStubOps() }
}

extension CheckInFlowViewModel.Step {
    /// Returns every step, with its progress relative to the current step.
    static func steps(at current: CheckInStep?) -> [Self] {
        let all = CheckInStep.allCases
        let position = current.flatMap { all.firstIndex(of: $0) } ?? -1
        return zip(all.indices, all).map { index, step in
            Self(step: step, isDone: index < position, isCurrent: index == position)
        }
    }
}

extension CheckInFlowViewModel {
    public static func stub() -> Self {
        .stub(state: .idle)
    }

    /// Returns a check-in with the child ViewModels of its state.
    public static func stub(
        state: CheckInState = .idle,
        isActive: Bool = true,
        isEnabled: Bool = true,
        urgency: Urgency = .normal
    ) -> Self {
        let itemDetail = ItemDetailViewModel.stub(isActive: isActive, urgency: urgency)
        return switch state {
        case .idle: .stub(state, itemDetail: nil)
        case .selectingItem: .stub(state, itemSelector: .stub(), itemDetail: nil)
        case .itemSelected: .stub(state, itemDetail: itemDetail)
        case .selectingDetails: .stub(state, itemDetail: nil, detailSelector: .stub())
        case .completed: .stub(state, itemDetail: itemDetail, detailInfo: .stub(isEnabled: isEnabled))
        }
    }

    private static func stub(
        _ state: CheckInState, itemSelector: ItemSelectorViewModel? = nil, itemDetail: ItemDetailViewModel?,
        detailSelector: DetailSelectorViewModel? = nil, detailInfo: DetailInfoViewModel? = nil
    ) -> Self {
        .init(
            state: state, itemSelector: itemSelector, itemDetail: itemDetail, detailSelector: detailSelector,
            detailInfo: detailInfo)
    }
}

extension CheckInFlowViewModel.Step {
    public static func stub() -> Self {
        .stub(step: .item)
    }

    public static func stub(
        step: CheckInStep = .item,
        isDone: Bool = false,
        isCurrent: Bool = true
    ) -> Self {
        .init(step: step, isDone: isDone, isCurrent: isCurrent)
    }
}
