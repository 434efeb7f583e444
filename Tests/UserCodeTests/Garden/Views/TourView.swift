import FOSMVVM
import Foundation
import GardenViewModels
import SwiftUI

/// A container view, which makes the state of its children from its own ViewModel.
public struct TourView: ViewModelView {
    @Environment(GardenState.self) private var garden

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: TourViewModel
    private let operations: TourViewModelOperations

    public init(viewModel: TourViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        VStack {
            gateView
            switch viewModel.tour {
            case .atTheGate:
                Button(viewModel.enterLabel, action: enter)
            case .amongThePlots:
                PlotMapView.bind(appState: .init())
            case .atPlot(let plotId):
                SoilView.bind(
                    appState: .init(plotId: plotId, isOpen: viewModel.isOpen, dryness: viewModel.dryness))
                if garden.savedPlot == plotId, viewModel.isOpen {
                    Button(viewModel.askForKeyLabel, action: askForKey)
                }
            case .withKey(let plotId, _):
                SoilView.bind(appState: .init(plotId: plotId, isOpen: true, dryness: .wet))
                WaitingListView.bind()
            }
        }
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    private var gateView: some View {
        HStack {
            Image(systemName: viewModel.isOpen ? "checkmark.circle.fill" : "xmark.circle")
            Text(viewModel.isOpen ? viewModel.openText : viewModel.closedText)
            Spacer()
        }
    }

    private func enter() {
        garden.tour = .amongThePlots
        operations.enter()
        repaint()
    }

    private func askForKey() {
        guard case .atPlot(let plotId) = viewModel.tour else { return }
        garden.tour = .withKey(plotId: plotId, keyId: .init())
        operations.askForKey()
        repaint()
    }

    private func repaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

/// A child without a body, which a template shows.
public struct PlotMapView: ViewModelView {
    private let viewModel: PlotMapViewModel

    public init(viewModel: PlotMapViewModel) {
        self.viewModel = viewModel
    }
}

/// A child with a body.
struct SoilView: ViewModelView {
    private let viewModel: SoilViewModel

    var body: some View { Text(viewModel.dryness) }

    init(viewModel: SoilViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        TourView.previewHost(bundle: GardenResourceAccess.localizationBundle)
            .environment(GardenState())
    }
#endif
