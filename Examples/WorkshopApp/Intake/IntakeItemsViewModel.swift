import FOSMVVM

/// The kinds of items that the workshop repairs.
@ViewModel(options: [.clientHostedFactory])
public struct IntakeItemsViewModel {
    @LocalizedString public var title

    public let choices: [Choice]
    public var vmId: ViewModelId = .init(type: Self.self)

    // MARK: - Nested Types

    /// One kind of item.
    public struct Choice: Codable, Identifiable, Sendable {
        public let id: ModelIdType
        public let name: LocalizableString
    }

    public init() {
        choices = RepairGoods.allCases.map { Choice(id: $0.id, name: $0.localizableString) }
    }

    /// Returns all kinds.
    public static func stub() -> Self { .init() }
}

extension IntakeItemsViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any IntakeItemsViewModelOperations { IntakeItemsViewStubOps() }
}
