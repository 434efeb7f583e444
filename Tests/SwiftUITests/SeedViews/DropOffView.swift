import FOSMVVM
import Foundation
import SwiftUI

// Seed: "Template 5: Container View with Child Bindings".

/// Container view that manages the drop-off of an item.
public struct DropOffView: ViewModelView {
    @Environment(AppState.self) private var appState

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: DropOffViewModel
    private let operations: DropOffViewModelOperations

    public var body: some View {
        VStack {
            Text(viewModel.pageTitle)
                .font(.title)
                .padding()

            switch viewModel.state {
            case .idle:
                Button(action: startFlow) {
                    HStack {
                        Spacer()
                        Text(viewModel.startButtonLabel)
                        Spacer()
                    }
                }
                .buttonStyle(.borderedProminent)

            case .selectingItem:
                DropOffItemsView.bind(appState: .init())

            case .itemSelected(let itemId):
                statusView

                DropOffItemView.bind(
                    appState: .init(
                        itemId: itemId,
                        isActive: viewModel.isActive,
                        level: viewModel.level
                    )
                )

                if appState.item != nil, viewModel.isActive {
                    Button(action: proceedToNext) {
                        HStack {
                            Spacer()
                            Text(viewModel.nextButtonLabel)
                            Spacer()
                        }
                    }
                    .buttonStyle(.borderedProminent)
                }

            case .selectingDetails:
                DropOffItemsView.bind(appState: .init())

            case .completed(let itemId, let detailId):
                statusView

                DropOffItemView.bind(
                    appState: .init(
                        itemId: itemId,
                        isActive: viewModel.isActive,
                        level: viewModel.level
                    )
                )

                DropOffFaultView.bind(
                    appState: .init(
                        detailId: detailId,
                        isEnabled: viewModel.isEnabled,
                        status: viewModel.status
                    )
                )
            }

            Spacer()
        }
        .padding([.leading, .trailing])
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    public init(viewModel: DropOffViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension DropOffView {
    fileprivate func startFlow() {
        appState.state = .selectingItem
        operations.startFlow()
        toggleRepaint()
    }

    fileprivate func proceedToNext() {
        guard case .itemSelected(let itemId) = viewModel.state else {
            return
        }
        appState.state = .selectingDetails(itemId: itemId)
        operations.proceedToDetails()
        toggleRepaint()
    }

    fileprivate var statusView: some View {
        HStack {
            Text(viewModel.statusLabel)
            Image(systemName: viewModel.isActive ? "checkmark.circle.fill" : "circle")
            Text(viewModel.isActive ? viewModel.activeText : viewModel.inactiveText)
        }
        .padding(.bottom)
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

/// A view without a body: its template shows the items.
struct DropOffItemsView: ViewModelView {
    private let viewModel: DropOffItemsViewModel

    init(viewModel: DropOffItemsViewModel) {
        self.viewModel = viewModel
    }
}

/// The item of a drop-off.
struct DropOffItemView: ViewModelView {
    private let viewModel: DropOffItemViewModel

    var body: some View {
        Text(viewModel.title)
        Text("\(viewModel.level)")
    }

    init(viewModel: DropOffItemViewModel) {
        self.viewModel = viewModel
    }
}

/// The fault of an item. It has neither a body nor its ViewModel.
struct DropOffFaultView: ViewModelView {
    init(viewModel: DropOffFaultViewModel) {}
}
