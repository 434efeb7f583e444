import FOSMVVM
import Foundation
import SwiftUI

/// The repairs that wait for a free workbench. The view loads them itself.
public struct WaitingListView: ViewModelView {
    @Environment(AppState.self) private var appState

    @State private var isLoading = false
    @State private var error: Error?
    @State private var tickets: [WaitingTicketViewModel] = []

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: WaitingListViewModel
    private let operations: WaitingListViewModelOperations

    public init(viewModel: WaitingListViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        VStack {
            Text(viewModel.title)
                .font(.title2)
                .bold()
                .padding(.top)

            Text(viewModel.description)
                .font(.subheadline)
                .foregroundStyle(.secondary)

            if let ticket = appState.ticket {
                Label(ticket, systemImage: "bell")
                    .font(.footnote)
                    .foregroundStyle(.indigo)
                    .uiTestingIdentifier("ownTicket")
            }

            if isLoading {
                ProgressView(viewModel.loadingLabel)
                    .padding(.top, 40)
            } else if tickets.isEmpty {
                emptyView
            } else {
                ticketList
            }

            Spacer()

            refreshButton
        }
        .padding(.horizontal)
        .task(errorBinding: $error) { try await load() }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    private var ticketList: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) { ForEach(tickets) { WaitingTicketView(viewModel: $0) } }
        }
        .padding(.top)
    }

    private var refreshButton: some View {
        Button(errorBinding: $error, asyncAction: loadAgain) {
            HStack {
                Image(systemName: "arrow.clockwise")
                Text(viewModel.refreshButtonLabel)
            }
        }
        .buttonStyle(.bordered)
        .disabled(isLoading)
        .padding()
        .uiTestingIdentifier("refreshButton")
    }

    private var emptyView: some View {
        VStack(spacing: 12) {
            Image(systemName: "checkmark.circle")
                .resizable()
                .frame(width: 48, height: 48)

            Text(viewModel.emptyStateMessage)
                .uiTestingIdentifier("emptyStateMessage")
        }
        .foregroundStyle(.secondary)
        .padding(.top, 40)
    }
}

extension WaitingListView {
    fileprivate func load() async throws {
        isLoading = true
        defer {
            isLoading = false
            toggleRepaint()
        }

        let queue = operations.loadItems()
        toggleRepaint()
        for try await ticket in queue { tickets.append(ticket) }
    }

    @Sendable fileprivate func loadAgain() async throws {
        tickets = []
        try await load()
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#Preview("Four repairs") {
    WaitingListView.previewHost(bundle: .module, viewModel: .stub())
        .environment(AppState.stub())
        .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("Without own ticket") {
    WaitingListView.previewHost(bundle: .module, viewModel: .stub())
        .environment(AppState())
        .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("Nobody waits") {
    WaitingListView.previewHost(bundle: .module, viewModel: .stub(tickets: []))
        .environment(AppState())
        .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("No connection") {
    WaitingListView.previewHost(bundle: .module, viewModel: .stub(isOffline: true))
        .environment(AppState.stub())
        .frame(idealWidth: 390, idealHeight: 640)
}
