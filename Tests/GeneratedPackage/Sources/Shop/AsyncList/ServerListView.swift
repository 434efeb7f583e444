import FOSMVVM
import Foundation
import SwiftUI

/// Shows the server list.
public struct ServerListView: ViewModelView {
    @State private var items: [ErrandCardViewModel] = []
    @State private var isLoading = false
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: ServerListViewModel
    private let operations: any ServerListViewModelOperations

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
            if isLoading {
                ProgressView()
                    .uiTestingIdentifier("progress")
            } else if items.isEmpty {
                Text(viewModel.emptyStateMessage)
                    .uiTestingIdentifier("emptyStateMessage")
            } else {
                ForEach(items) { item in
                    ErrandCardView(viewModel: item)
                }
            }
            Button(errorBinding: $error, asyncAction: refresh) {
                Text(viewModel.refreshButtonLabel)
            }
            .uiTestingIdentifier("refreshButton")
        }
        .padding()
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

    public init(viewModel: ServerListViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension ServerListView {
    private func loadItems() async throws {
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

    private func refresh() async throws {
        items.removeAll()
        try await loadItems()
    }

    private func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#if DEBUG
    #Preview {
        ServerListView.previewHost(viewModel: .stub())
    }
#endif
