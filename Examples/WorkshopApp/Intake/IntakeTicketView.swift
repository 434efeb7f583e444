import FOSMVVM
import Foundation
import SwiftUI

/// Displays the ticket of a repair.
public struct IntakeTicketView: ViewModelView {
    private let viewModel: IntakeTicketViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(viewModel.title, systemImage: "star.fill")
                .font(.headline)
                .foregroundStyle(.indigo)

            LabeledContent(viewModel.defectLabel, value: viewModel.defectName)
            LabeledContent(viewModel.volunteerLabel, value: viewModel.statusText)

            Divider()

            Text(viewModel.isEnabled ? viewModel.enabledMessage : viewModel.disabledMessage)
                .font(.subheadline)
                .uiTestingIdentifier("ticketMessage")
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.indigo.opacity(0.1))
        .cornerRadius(12)
    }

    public init(viewModel: IntakeTicketViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Volunteer at the bench") {
    IntakeTicketView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 390)
}

#Preview("Volunteer on a break") {
    IntakeTicketView.previewHost(
        bundle: .module, viewModel: .stub(detailId: .fixed(24), isEnabled: false, status: .onBreak)
    )
    .frame(idealWidth: 390)
}
