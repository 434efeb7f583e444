import FOSMVVM
import Foundation
import SwiftUI

/// Displays a repair in the waiting list.
public struct WaitingTicketView: ViewModelView {
    @Environment(AppState.self) private var appState

    private let viewModel: WaitingTicketViewModel

    public var body: some View {
        HStack(spacing: 12) {
            Text(viewModel.position)
                .font(.title2)
                .bold()
                .foregroundStyle(viewModel.isNext ? Color.green : Color.secondary)
                .frame(minWidth: 32)

            VStack(alignment: .leading, spacing: 2) {
                Text(viewModel.itemName)
                    .font(.headline)

                HStack(spacing: 6) {
                    Text(viewModel.ticket)
                    if isOwn {
                        Image(systemName: "person")
                        Text(viewModel.yoursLabel)
                            .bold()
                    }
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }

            Spacer()

            waitView
                .font(.footnote)
        }
        .padding()
        .background(isOwn ? Color.accentColor.opacity(0.15) : Color.secondary.opacity(0.08))
        .cornerRadius(10)
        .uiTestingIdentifier("ticket-\(viewModel.ticket)")
    }

    public init(viewModel: WaitingTicketViewModel) {
        self.viewModel = viewModel
    }
}

extension WaitingTicketView {
    /// Whether the ticket is the visitor's.
    fileprivate var isOwn: Bool { appState.ticket == viewModel.ticket }

    @ViewBuilder fileprivate var waitView: some View {
        if viewModel.isNext {
            Text(viewModel.nextText)
                .bold()
                .foregroundStyle(.green)
        } else {
            Text(viewModel.waitText)
        }
    }
}

#Preview("Waiting") {
    WaitingTicketView.previewHost(
        bundle: .module,
        viewModel: .stub(ticket: "R-0145", goods: .backpack, position: 3, minutes: 40)
    )
    .environment(AppState.stub())
    .frame(idealWidth: 390)
}

#Preview("Own ticket") {
    WaitingTicketView.previewHost(bundle: .module, viewModel: .stub())
        .environment(AppState.stub())
        .frame(idealWidth: 390)
}

#Preview("Next") {
    WaitingTicketView.previewHost(bundle: .module, viewModel: .stub(ticket: "R-0139", goods: .kettle, position: 1))
        .environment(AppState.stub())
        .frame(idealWidth: 390)
}
