import FOSMVVM

/// What needs water today, which a template of swift-mustache shows.
@ViewModel
public struct WateringViewModel {
    @LocalizedString public var title
    @LocalizedString public var emptyMessage

    public let plants: [String]
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(plants: [String]) {
        self.plants = plants
    }

    public static func stub(plants: [String] = ["Basil & mint", "Chili"]) -> Self {
        .init(plants: plants)
    }
}

/// Shows what needs water today.
public struct WateringView: ViewModelView {
    public init(viewModel: WateringViewModel) {}
}

#Preview("Two plants") {
    WateringView.previewHost(bundle: .module, viewModel: .stub())
}

#Preview("Nothing to do") {
    WateringView.previewHost(bundle: .module, viewModel: .stub(plants: []))
}
