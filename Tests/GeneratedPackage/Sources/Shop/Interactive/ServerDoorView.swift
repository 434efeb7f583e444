import FOSMVVM
import Foundation
import SwiftUI

/// Shows the server door.
public struct ServerDoorView: ViewModelView {
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: ServerDoorViewModel
    private let operations: any ServerDoorViewModelOperations

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
            Button(errorBinding: $error, asyncAction: open) {
                Text(viewModel.openButtonLabel)
            }
            .uiTestingIdentifier("openButton")
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

    public init(viewModel: ServerDoorViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension ServerDoorView {
    private func open() async throws {
        try await operations.open()
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
        ServerDoorView.previewHost(viewModel: .stub())
    }
#endif
