import FOSMVVM
import Foundation
import SwiftUI

/// A container view: a visitor drops off an item, step by step.
public struct DropOffView: ViewModelView {
    @Environment(AppState.self) private var appState

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: DropOffViewModel
    private let operations: DropOffViewModelOperations

    public init(viewModel: DropOffViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        VStack {
            Text(viewModel.heading)
            switch viewModel.step {
            case .start:
                Button(viewModel.beginLabel, action: begin)
            case .items, .faults:
                DropOffItemsView.bind(appState: .init())
            case .item(let item):
                itemView(item)
                if viewModel.isAccepted, appState.seenItem == item {
                    Button(viewModel.describeLabel, action: describe)
                }
            case .receipt(let item, let fault):
                itemView(item)
                DropOffFaultView.bind(appState: .init(fault: fault, isCovered: true, effort: .low))
            }
        }
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    @ViewBuilder private func itemView(_ item: ModelIdType) -> some View {
        HStack {
            Image(systemName: viewModel.isAccepted ? "hand.thumbsup" : "hand.thumbsdown")
            Text(viewModel.isAccepted ? viewModel.acceptedText : viewModel.refusedText)
        }
        DropOffItemView.bind(
            appState: .init(item: item, isAccepted: viewModel.isAccepted, effort: viewModel.effort))
    }

    private func begin() {
        appState.step = .items
        operations.begin()
        repaint()
    }

    private func describe() {
        guard case .item(let item) = viewModel.step else { return }
        appState.step = .faults(item: item)
        operations.describe()
        repaint()
    }

    private func repaint() {
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
        Text(viewModel.heading)
        Text("\(viewModel.effort)")
    }

    init(viewModel: DropOffItemViewModel) {
        self.viewModel = viewModel
    }
}

/// The fault of an item. It has neither a body nor its ViewModel.
struct DropOffFaultView: ViewModelView {
    init(viewModel: DropOffFaultViewModel) {}
}
