import FOSMVVM
import Foundation
import GardenViewModels
import SwiftUI

/// A view that loads what it shows, and lets a gardener choose.
public struct HarvestView: ViewModelView {
    @Environment(GardenState.self) private var garden

    @State private var crates: [CrateViewModel] = []
    @State private var chosen: ModelIdType?
    @State private var isWalking: Bool = false
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: HarvestViewModel
    private let operations: any HarvestViewModelOperations

    public init(viewModel: HarvestViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        VStack {
            Text(viewModel.heading)
            if crates.isEmpty {
                if isWalking { ProgressView() } else { Text(viewModel.nothingRipe) }
            } else {
                crateList
            }
            Divider()
            Button(errorBinding: $error, asyncAction: lookAgain) {
                Label(viewModel.lookAgainLabel, systemImage: "arrow.clockwise")
            }
            Button(errorBinding: $error, asyncAction: takeChosen) { Text(viewModel.takeLabel) }
                .disabled(chosen == nil)
            Button(viewModel.leaveLabel, action: leave)
        }
        .task(errorBinding: $error) { try await bringCrates() }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    private var crateList: some View {
        ScrollView {
            ForEach(crates.sorted { $0.crop < $1.crop }) { crate in
                Button {
                    chosen = crate.id == chosen ? nil : crate.id
                } label: {
                    Text(crate.crop)
                    if crate.id == chosen { Text(viewModel.chosenLabel) }
                }
                .background(crate.id == chosen ? Color.yellow.opacity(0.4) : Color.clear)
            }
        }
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension HarvestView {
    func bringCrates() async throws {
        isWalking = true
        for try await crate in operations.bringCrates() { crates.append(crate) }
        isWalking = false
        repaint()
    }

    @Sendable func lookAgain() async throws {
        crates = []
        try await bringCrates()
    }

    @Sendable func takeChosen() async throws {
        guard let crate = crates.first(where: { $0.id == chosen }) else { return }
        try await operations.take(crate)
        garden.savedPlot = nil
        repaint()
    }

    func leave() {
        operations.leave()
        repaint()
    }

    func repaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#if DEBUG
    #Preview("Late summer") {
        HarvestView.previewHost(
            bundle: GardenResourceAccess.localizationBundle,
            viewModel: .stub(isLate: true, crates: [.stub(), .stub()])
        )
        .environment(GardenState())
    }
#endif
