import FOSMVVM
import Foundation
import SwiftUI

/// List view for choosing what is wrong with an item.
public struct IntakeDefectsView: ViewModelView {
    @Environment(AppState.self) private var appState

    @State private var selectedId: ModelIdType?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: IntakeDefectsViewModel
    private let operations: IntakeDefectsViewModelOperations

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(viewModel.title)
                .font(.headline)

            ForEach(viewModel.choices) { choice in
                Button {
                    selectDefect(id: choice.id)
                } label: {
                    HStack {
                        Text(choice.name)
                        Spacer()
                        if selectedId == choice.id {
                            Image(systemName: "checkmark.circle.fill")
                        }
                    }
                    .padding(.vertical, 12)
                    .padding(.horizontal)
                }
                .buttonStyle(.plain)
                .frame(maxWidth: .infinity)
                .background(
                    selectedId == choice.id ? Color.accentColor.opacity(0.15) : Color.secondary.opacity(0.08)
                )
                .cornerRadius(10)
                .uiTestingIdentifier("defectButton")
            }
        }
        .frame(maxWidth: .infinity)
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    public init(viewModel: IntakeDefectsViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension IntakeDefectsView {
    fileprivate func selectDefect(id: ModelIdType) {
        selectedId = id
        if let item = appState.item {
            appState.state = .completed(itemId: item, detailId: id)
        }
        operations.selectDefect(id: id)
        toggleRepaint()
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#Preview("Radio") {
    IntakeDefectsView.previewHost(bundle: .module, viewModel: .stub())
        .environment(AppState.stub(item: .fixed(2)))
        .frame(idealWidth: 390)
}

#Preview("Backpack") {
    IntakeDefectsView.previewHost(bundle: .module, viewModel: .stub(itemId: .fixed(3)))
        .environment(AppState.stub(item: .fixed(3)))
        .frame(idealWidth: 390)
}
