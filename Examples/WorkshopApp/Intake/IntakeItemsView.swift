import FOSMVVM
import Foundation
import SwiftUI

/// List view for choosing the item that a visitor brings.
public struct IntakeItemsView: ViewModelView {
    @Environment(AppState.self) private var appState

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: IntakeItemsViewModel
    private let operations: IntakeItemsViewModelOperations

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(viewModel.title)
                .font(.headline)

            ForEach(viewModel.choices) { choice in
                Button {
                    selectItem(id: choice.id)
                } label: {
                    HStack {
                        Text(choice.name)
                        Spacer()
                        Image(systemName: appState.item == choice.id ? "checkmark" : "chevron.forward")
                    }
                    .padding(.vertical, 12)
                    .padding(.horizontal)
                }
                .buttonStyle(.plain)
                .frame(maxWidth: .infinity)
                .background(
                    appState.item == choice.id ? Color.accentColor.opacity(0.15) : Color.secondary.opacity(0.08)
                )
                .cornerRadius(10)
                .uiTestingIdentifier("itemButton")
            }
        }
        .frame(maxWidth: .infinity)
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    public init(viewModel: IntakeItemsViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension IntakeItemsView {
    fileprivate func selectItem(id: ModelIdType) {
        appState.item = id
        appState.state = .itemSelected(itemId: id)
        operations.selectItem(id: id)
        toggleRepaint()
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#Preview("Nothing chosen") {
    IntakeItemsView.previewHost(bundle: .module, viewModel: .stub())
        .environment(AppState())
        .frame(idealWidth: 390)
}

#Preview("Radio chosen") {
    IntakeItemsView.previewHost(bundle: .module, viewModel: .stub())
        .environment(AppState.stub(item: .fixed(2)))
        .frame(idealWidth: 390)
}
