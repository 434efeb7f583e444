import FOSMVVM

/// A question whether a repair is really finished.
///
/// Only one of ``isWorking`` and ``hasError`` is true at a time. Without both, the view asks.
@ViewModel
public struct CloseRepairViewModel {
    @LocalizedString public var title
    @LocalizedSubs(substitutions: \.substitutions) public var description
    @LocalizedString public var cancelButtonLabel
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var workingMessage
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public let id: ModelIdType
    /// The number on the ticket at the item, such as `R-0142`.
    public let ticket: String
    public let item: RepairItem
    /// The name of the item in the reader's language.
    public let itemName: LocalizableString
    /// Whether the repair is being closed.
    public let isWorking: Bool
    /// Whether closing the repair failed.
    public let hasError: Bool
    public var vmId: ViewModelId

    private var substitutions: [String: LocalizableString] {
        ["ticket": .constant(ticket)]
    }

    public init(id: ModelIdType, ticket: String, item: RepairItem, isWorking: Bool, hasError: Bool) {
        self.id = id
        self.ticket = ticket
        self.item = item
        itemName = item.localizableString
        self.isWorking = isWorking
        self.hasError = hasError
        vmId = .init(id: id)
    }
}

extension CloseRepairViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any CloseRepairViewModelOperations { CloseRepairViewStubOps() }

    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(
        id: ModelIdType = .sample(1),
        ticket: String = "R-0142",
        item: RepairItem = .radio,
        isWorking: Bool = false,
        hasError: Bool = false
    ) -> Self {
        .init(id: id, ticket: ticket, item: item, isWorking: isWorking, hasError: hasError)
    }
}
