import FOSMVVM
import Foundation
import SwiftUI

/// Displays the item that a visitor brings.
public struct IntakeItemView: ViewModelView {
    private let viewModel: IntakeItemViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(viewModel.itemName, systemImage: "shippingbox")
                .font(.headline)

            if viewModel.isActive {
                LabeledContent(viewModel.levelLabel, value: viewModel.levelText)
            } else {
                Text(viewModel.declinedMessage)
                    .foregroundStyle(.red)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.secondary.opacity(0.1))
        .cornerRadius(12)
    }

    public init(viewModel: IntakeItemViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Little work") {
    IntakeItemView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 390)
}

#Preview("Much work") {
    IntakeItemView.previewHost(bundle: .module, viewModel: .stub(itemId: .fixed(3), level: .high))
        .frame(idealWidth: 390)
}

#Preview("Declined") {
    IntakeItemView.previewHost(bundle: .module, viewModel: .stub(itemId: .fixed(4), isActive: false))
        .frame(idealWidth: 390)
}
