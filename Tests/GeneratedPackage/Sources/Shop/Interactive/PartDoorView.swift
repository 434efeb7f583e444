import FOSMVVM
import Foundation
import SwiftUI

/// Shows the part door.
public struct PartDoorView: ViewModelView {
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: PartDoorViewModel
    private let operations: any PartDoorViewModelOperations

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

    public init(viewModel: PartDoorViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension PartDoorView {
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
        PartDoorView.previewHost(viewModel: .stub())
    }
#endif
