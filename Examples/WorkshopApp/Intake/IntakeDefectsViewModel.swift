import FOSMVVM

/// The defects that an item can have.
@ViewModel(options: [.clientHostedFactory])
public struct IntakeDefectsViewModel {
    @LocalizedSubs(substitutions: \.item) public var title

    public let itemName: LocalizableString
    public let choices: [Choice]
    public var vmId: ViewModelId

    private var item: [String: LocalizableString] {
        ["item": itemName]
    }

    // MARK: - Nested Types

    /// One defect.
    public struct Choice: Codable, Identifiable, Sendable {
        public let id: ModelIdType
        public let name: LocalizableString
    }

    public init(itemId: ModelIdType) {
        let goods = RepairGoods(id: itemId)
        itemName = goods.localizableString
        choices = goods.defects.map { Choice(id: $0.id, name: $0.localizableString) }
        vmId = .init(id: itemId)
    }

    /// Returns the defects of a radio.
    public static func stub(itemId: ModelIdType = .fixed(2)) -> Self { .init(itemId: itemId) }
}

extension IntakeDefectsViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any IntakeDefectsViewModelOperations { IntakeDefectsViewStubOps() }
}
