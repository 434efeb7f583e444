extension CheckInFlowViewModel {
    public static func stub() -> Self {
        .stub(state: .idle)
    }

    /// A check-in with the children that its state shows.
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
