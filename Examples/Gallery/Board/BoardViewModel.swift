import FOSMVVM

/// Every open repair, grouped by stage.
@ViewModel
public struct BoardViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var description

    public let columns: [ColumnViewModel]
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(columns: [ColumnViewModel]) {
        self.columns = columns
    }
}

extension BoardViewModel {
    public static func stub() -> Self {
        .stub(columns: ColumnViewModel.stubs())
    }

    public static func stub(columns: [ColumnViewModel] = ColumnViewModel.stubs()) -> Self {
        .init(columns: columns)
    }
}
