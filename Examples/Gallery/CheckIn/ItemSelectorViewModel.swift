import FOSMVVM

/// The kinds of items that visitors can bring.
@ViewModel
public struct ItemSelectorViewModel {
    @LocalizedString public var title
    @LocalizedString public var hint

    public let items: [ItemChoice]

    // MARK: - Nested Types

    /// One kind of item.
    public struct ItemChoice: Codable, Sendable, Identifiable, Stubbable {
        public let id: ModelIdType
        public let item: RepairItem
        public let name: LocalizableString

        public init(id: ModelIdType, item: RepairItem) {
            self.id = id
            self.item = item
            name = item.localizableString
        }
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(items: [ItemChoice]) {
        self.items = items
    }
}

extension ItemSelectorViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any ItemSelectorViewModelOperations { ItemSelectorViewStubOps() }

    public static func stub() -> Self {
        .stub(items: RepairItem.allCases)
    }

    public static func stub(items: [RepairItem] = RepairItem.allCases) -> Self {
        .init(items: zip(UInt8(1)..., items).map { .stub(id: .sample($0), item: $1) })
    }
}

extension ItemSelectorViewModel.ItemChoice {
    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(id: ModelIdType = .sample(1), item: RepairItem = .lamp) -> Self {
        .init(id: id, item: item)
    }
}
