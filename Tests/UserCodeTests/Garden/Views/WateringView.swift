import FOSMVVM
import Foundation
import GardenViewModels
import SwiftUI

/// An interactive view, whose operations are a property without `any`.
public struct WateringView: ViewModelView {
    #if DEBUG
        @State private var repaintToggle = false
    #endif

    @State private var error: Error?

    private let viewModel: WateringViewModel
    private let operations: WateringViewModelOperations

    public init(viewModel: WateringViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        ScrollView {
            Text(viewModel.heading).font(.largeTitle)
            Text(viewModel.explanation)
            Button(role: .destructive, action: openTap) {
                Text(viewModel.openLabel).fontWeight(.bold)
            }
            .buttonStyle(.bordered)
            .disabled(!viewModel.hasPressure)
            .uiTestingIdentifier("openTap")
            Button(viewModel.closeLabel, role: .cancel, action: closeTap)
        }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        #if os(macOS)
            .padding([.top, .bottom])
        #endif
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension WateringView {
    func openTap() {
        operations.openTap()
        repaint()
    }

    func closeTap() {
        operations.closeTap()
        repaint()
    }

    func repaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#if DEBUG
    #Preview("Dry tap") {
        WateringView.previewHost(
            bundle: GardenResourceAccess.localizationBundle, viewModel: .stub(hasPressure: false))
    }
#endif
