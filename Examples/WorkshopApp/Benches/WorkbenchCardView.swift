import FOSMVVM
import Foundation
import SwiftUI

/// Displays a workbench, its status and the person who runs it.
public struct WorkbenchCardView: ViewModelView {
    private let viewModel: WorkbenchCardViewModel

    public var body: some View {
        HStack(alignment: .top, spacing: 16) {
            Image(systemName: viewModel.iconName)
                .resizable()
                .frame(width: 50, height: 50)
                .foregroundStyle(.indigo)

            VStack(alignment: .leading, spacing: 6) {
                Text(viewModel.title)
                    .font(.headline)

                LabeledContent {
                    Text(viewModel.statusText)
                        .bold()
                        .foregroundStyle(statusColor)
                } label: {
                    Text(viewModel.statusLabel)
                        .foregroundStyle(.secondary)
                }
                .uiTestingIdentifier("workbenchStatus")

                Text(viewModel.queueText)
                    .font(.subheadline)
                    .uiTestingIdentifier("workbenchQueue")

                if let subtitle = viewModel.subtitle {
                    Text(subtitle)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(Color.secondary.opacity(0.1))
        .cornerRadius(12)
    }

    public init(viewModel: WorkbenchCardViewModel) {
        self.viewModel = viewModel
    }
}

extension WorkbenchCardView {
    fileprivate var statusColor: Color {
        switch viewModel.status {
        case .free: .green
        case .inUse: .orange
        case .closed: .red
        }
    }
}

#Preview("Free") {
    WorkbenchCardView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 390)
}

#Preview("In use") {
    WorkbenchCardView.previewHost(
        bundle: .module,
        viewModel: .stub(workbench: .bicycles, status: .inUse, queueLength: 3, runner: "Amal Haddad")
    )
    .frame(idealWidth: 390)
}

#Preview("Long queue") {
    WorkbenchCardView.previewHost(
        bundle: .module,
        viewModel: .stub(
            workbench: .textiles, status: .inUse, queueLength: 12,
            runner: "María del Carmen Fernández-Villaverde y Martínez")
    )
    .frame(idealWidth: 390)
}

#Preview("Closed") {
    WorkbenchCardView.previewHost(
        bundle: .module,
        viewModel: .stub(workbench: .woodwork, status: .closed, queueLength: 0, runner: nil)
    )
    .frame(idealWidth: 390)
}
