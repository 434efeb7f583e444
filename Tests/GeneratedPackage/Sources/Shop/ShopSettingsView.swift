import FOSMVVM
import Foundation
import SwiftUI

/// Shows the shop settings.
public struct ShopSettingsView: ViewModelView {
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: ShopSettingsViewModel
    private let operations: any ShopSettingsViewModelOperations

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.pageTitle)
                .font(.headline)
                .uiTestingIdentifier("pageTitle")
            Button(errorBinding: $error, asyncAction: save) {
                Text(viewModel.saveButtonLabel)
            }
            .uiTestingIdentifier("saveButton")
            Button(errorBinding: $error, asyncAction: reset) {
                Text(viewModel.resetButtonLabel)
            }
            .uiTestingIdentifier("resetButton")
        }
        .padding()
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

    public init(viewModel: ShopSettingsViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension ShopSettingsView {
    private func save() async throws {
        try await operations.save()
        toggleRepaint()
    }

    private func reset() async throws {
        try await operations.reset()
        toggleRepaint()
    }

    private func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#if DEBUG
    #Preview {
        ShopSettingsView.previewHost(viewModel: .stub())
    }
#endif
