import FOSMVVM
import Foundation
import SwiftUI

/// View that loads and displays the repairs that wait for a free workbench.
public struct WaitingListView: ViewModelView {
    @Environment(AppState.self) private var appState

    @State private var items: [WaitingTicketViewModel] = []
    @State private var error: Error?
    @State private var isLoading = false

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: WaitingListViewModel
    private let operations: WaitingListViewModelOperations

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
            } else if items.isEmpty {
                emptyView
            } else {
                contentView
            }

            Spacer()

            Button(errorBinding: $error, asyncAction: refresh) {
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
        .padding(.horizontal)
        .task(errorBinding: $error) {
            try await loadItems()
        }
        .alert(
            errorBinding: $error,
            title: viewModel.errorTitle,
            message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    private var contentView: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(items) { item in
                    WaitingTicketView(viewModel: item)
                }
            }
        }
        .padding(.top)
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

    public init(viewModel: WaitingListViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension WaitingListView {
    fileprivate func loadItems() async throws {
        isLoading = true
        defer {
            isLoading = false
            toggleRepaint()
        }

        let stream = operations.loadItems()
        toggleRepaint()

        for try await item in stream {
            items.append(item)
        }
    }

    @Sendable fileprivate func refresh() async throws {
        items.removeAll()
        try await loadItems()
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
