import FOSMVVM

/// A packet of seeds on the shelf, which a template of Stencil shows.
@ViewModel
public struct SeedPacketViewModel {
    @LocalizedString public var sowingLabel
    @LocalizedString public var buyLabel

    public let plant: String
    public let price: LocalizableDouble
    public let months: [String]
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(plant: String, price: Double, months: [String]) {
        self.plant = plant
        self.price = LocalizableDouble(value: price)
        self.months = months
    }

    public static func stub(
        plant: String = "Tomato <Ruthje>", price: Double = 3.5, months: [String] = ["March", "April"]
    ) -> Self {
        .init(plant: plant, price: price, months: months)
    }
}

/// Shows a packet of seeds.
public struct SeedPacketView: ViewModelView {
    public init(viewModel: SeedPacketViewModel) {}
}

#Preview("Tomatoes") {
    SeedPacketView.previewHost(bundle: .module, viewModel: .stub())
}
