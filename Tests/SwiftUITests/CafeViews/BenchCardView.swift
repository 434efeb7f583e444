import FOSMVVM
import Foundation
import SwiftUI

/// A display view: a workbench of the repair café.
public struct BenchCardView: ViewModelView {
    private let viewModel: BenchCardViewModel

    public init(viewModel: BenchCardViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        VStack(alignment: .trailing) {
            HStack {
                Text(viewModel.name).font(.title2)
                Spacer()
                Image(systemName: viewModel.symbol)
                    .resizable()
                    .frame(width: 24, height: 36)
            }
            if let place = viewModel.place {
                Text(place).font(.footnote)
            }
            LabeledContent {
                Text(viewModel.occupancy).italic()
            } label: {
                Text(viewModel.occupancyLabel)
            }
        }
        .padding()
        .background(Color.orange.opacity(0.2))
        .cornerRadius(4)
    }
}

/// A workbench, and whether somebody repairs there.
@ViewModel
public struct BenchCardViewModel {
    @LocalizedString public var name
    @LocalizedString public var occupancyLabel
    @LocalizedString public var occupancy

    public let symbol: String
    public let place: String?
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub(symbol: String = "lamp.desk", place: String? = "By the window") -> Self {
        .init(symbol: symbol, place: place)
    }
}
