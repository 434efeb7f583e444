import FOSMVVM
import Foundation

/// A plot and what has grown there.
@ViewModel
public struct PlotCardViewModel {
    @LocalizedString public var heading
    @LocalizedString public var drynessLabel

    public let symbol: String
    public let gardener: String?
    public let isFallow: Bool
    public let dryness: LocalizableString
    public let leasedOn: LocalizableDate
    public let squareMeters: LocalizableInt
    public let crops: [CropSummary]
    public var vmId: ViewModelId

    /// A crop in the list of its plot.
    public struct CropSummary: Codable, Identifiable, Sendable, Stubbable {
        public let id: ModelIdType
        public let name: String
        public let sownOn: Date

        public init(id: ModelIdType, name: String, sownOn: Date) {
            self.id = id
            self.name = name
            self.sownOn = sownOn
        }
    }

    public init(
        plotId: ModelIdType, symbol: String, gardener: String?, dryness: Dryness, crops: [CropSummary] = []
    ) {
        self.symbol = symbol
        self.gardener = gardener
        self.dryness = dryness.localizableString
        self.crops = crops
        isFallow = crops.isEmpty
        leasedOn = .init(value: .now)
        squareMeters = .init(value: 120)
        vmId = .init(id: plotId)
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
public extension PlotCardViewModel {
    static func stub() -> Self {
        .stub(gardener: "Amal")
    }

    static func stub(
        symbol: String = "leaf", gardener: String? = nil, crops: [CropSummary] = [.stub(), .stub(name: "Chard")]
    ) -> Self {
        .init(plotId: .init(), symbol: symbol, gardener: gardener, dryness: .moist, crops: crops)
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
public extension PlotCardViewModel.CropSummary {
    static func stub() -> Self { .stub(name: "Leek") }

    static func stub(id: ModelIdType = .init(), name: String, sownOn: Date = .now) -> Self {
        .init(id: id, name: name, sownOn: sownOn)
    }
}
