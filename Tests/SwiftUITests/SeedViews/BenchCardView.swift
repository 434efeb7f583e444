import FOSMVVM
import Foundation
import SwiftUI

// Seed: "Template 1: Display-Only View (No Operations)".

/// Displays a workbench.
public struct BenchCardView: ViewModelView {
    private let viewModel: BenchCardViewModel

    public var body: some View {
        HStack(alignment: .top) {
            Image(systemName: viewModel.iconName)
                .resizable()
                .frame(width: 50, height: 50)

            Spacer()

            VStack(alignment: .leading) {
                Text(viewModel.title)
                    .font(.headline)

                LabeledContent {
                    Text(viewModel.statusText)
                        .bold()
                } label: {
                    Text(viewModel.statusLabel)
                }

                if let subtitle = viewModel.subtitle {
                    Text(subtitle)
                        .font(.caption)
                }
            }
        }
        .padding()
        .background(Color.secondary.opacity(0.1))
        .cornerRadius(8)
    }

    public init(viewModel: BenchCardViewModel) {
        self.viewModel = viewModel
    }
}

/// A workbench and its state.
@ViewModel
public struct BenchCardViewModel {
    @LocalizedString public var title
    @LocalizedString public var statusText
    @LocalizedString public var statusLabel

    public let iconName: String
    public let subtitle: String?
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub(iconName: String = "lamp.desk", subtitle: String? = "By the window") -> Self {
        .init(iconName: iconName, subtitle: subtitle)
    }
}
