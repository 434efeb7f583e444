import FOSMVVM
import Foundation
import SwiftUI

/// A container view, which guides a visitor through the intake of an item.
public struct IntakeView: ViewModelView {
    /// The children depend on the state, but the view is always a container.
    public static var category: ViewCategory? { .container }

    @Environment(AppState.self) private var appState

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: IntakeViewModel
    private let operations: IntakeViewModelOperations

    public init(viewModel: IntakeViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        VStack(spacing: 16) {
            Text(viewModel.pageTitle)
                .font(.title)
                .bold()
                .padding(.top)

            switch viewModel.state {
            case .idle:
                Text(viewModel.introduction)
                    .foregroundStyle(.secondary)

                wideButton(viewModel.startButtonLabel, action: begin)
                    .uiTestingIdentifier("startButton")

            case .selectingItem:
                IntakeItemsView.bind(appState: .init())

            case .itemSelected(let itemId):
                decision
                itemView(itemId)
                if viewModel.isActive, appState.item != nil {
                    wideButton(viewModel.nextButtonLabel, action: describeDefect)
                        .uiTestingIdentifier("nextButton")
                }

            case .selectingDetails(let itemId):
                IntakeDefectsView.bind(appState: .init(itemId: itemId))

            case .completed(let itemId, let detailId):
                decision
                itemView(itemId)
                IntakeTicketView.bind(
                    appState: .init(detailId: detailId, isEnabled: viewModel.isEnabled, status: viewModel.status))
            }

            Spacer()
        }
        .padding([.leading, .trailing])
        .frame(maxWidth: .infinity)
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }
}

extension IntakeView {
    fileprivate func itemView(_ itemId: ModelIdType) -> some View {
        IntakeItemView.bind(
            appState: .init(itemId: itemId, isActive: viewModel.isActive, level: viewModel.level))
    }

    fileprivate func wideButton(_ label: LocalizableString, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            HStack {
                Spacer()
                Text(label)
                Spacer()
            }
        }
        .buttonStyle(.borderedProminent)
    }

    fileprivate func begin() {
        appState.state = .selectingItem
        operations.startFlow()
        toggleRepaint()
    }

    fileprivate func describeDefect() {
        guard case .itemSelected(let itemId) = viewModel.state else { return }
        appState.state = .selectingDetails(itemId: itemId)
        operations.proceedToDetails()
        toggleRepaint()
    }

    /// Whether the workshop takes the item.
    fileprivate var decision: some View {
        HStack {
            Text(viewModel.statusLabel)
                .foregroundStyle(.secondary)
            Image(systemName: viewModel.isActive ? "checkmark.circle.fill" : "xmark.circle")
                .foregroundStyle(viewModel.isActive ? Color.green : Color.red)
            Text(viewModel.isActive ? viewModel.activeText : viewModel.inactiveText)
                .bold()
        }
        .padding(.bottom, 4)
        .uiTestingIdentifier("intakeStatus")
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#Preview("Idle") {
    IntakeView.previewHost(bundle: .module, viewModel: .stub(state: .idle))
        .environment(AppState())
        .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("Item selected") {
    IntakeView.previewHost(
        bundle: .module,
        viewModel: .stub(state: .itemSelected(itemId: .fixed(2)), isActive: true, level: .high)
    )
    .environment(AppState.stub(item: .fixed(2)))
    .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("Item declined") {
    IntakeView.previewHost(
        bundle: .module,
        viewModel: .stub(state: .itemSelected(itemId: .fixed(4)), isActive: false)
    )
    .environment(AppState.stub(item: .fixed(4)))
    .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("Completed") {
    IntakeView.previewHost(
        bundle: .module,
        viewModel: .stub(
            state: .completed(itemId: .fixed(3), detailId: .fixed(26)), isActive: true, isEnabled: true)
    )
    .environment(AppState.stub(item: .fixed(3)))
    .frame(idealWidth: 390, idealHeight: 640)
}
