import FOSMVVM

/// A meal on its way.
@ViewModel
public struct DeliveryViewModel {
    @LocalizedString public var title
    public let receiver: String
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(receiver: String) {
        self.receiver = receiver
    }

    public static func stub(receiver: String = "Grace") -> Self { .init(receiver: receiver) }
}

/// Shows a meal on its way.
public struct DeliveryView: ViewModelView {
    private let viewModel: DeliveryViewModel

    public init(viewModel: DeliveryViewModel) {
        self.viewModel = viewModel
    }
}

#Preview {
    DeliveryView(viewModel: .stub())
}
