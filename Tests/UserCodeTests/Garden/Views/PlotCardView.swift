import FOSMVVM
import Foundation
import GardenViewModels
import SwiftUI

/// A display view: it has neither operations nor state.
public struct PlotCardView: ViewModelView {
    private let viewModel: PlotCardViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Image(systemName: viewModel.symbol)
                    .resizable()
                    .frame(width: 32, height: 32)
                Text(viewModel.heading)
                    .font(.title3)
            }

            LabeledContent {
                Text(viewModel.dryness)
                    .italic()
            } label: {
                Text(viewModel.drynessLabel)
            }

            if let gardener = viewModel.gardener {
                Text(gardener)
                    .font(.footnote)
                    .uiTestingIdentifier("gardener")
            }

            if !viewModel.isFallow {
                ForEach(viewModel.crops) { Text($0.name) }
            }

            Text(viewModel.leasedOn)
            Text(viewModel.squareMeters)
        }
        .padding(16)
        .background(Color.green.opacity(0.15))
        .cornerRadius(12)
    }

    public init(viewModel: PlotCardViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PlotCardView.previewHost(bundle: GardenResourceAccess.localizationBundle)
    }

    #Preview("Fallow") {
        PlotCardView.previewHost(
            bundle: GardenResourceAccess.localizationBundle, viewModel: .stub(symbol: "circle", crops: []))
    }

    #Preview("One crop") {
        PlotCardView.previewHost(
            bundle: GardenResourceAccess.localizationBundle,
            viewModel: .stub(gardener: "Ines", crops: [.stub()])
        )
        .frame(minWidth: 240, minHeight: 160)
    }
#endif
