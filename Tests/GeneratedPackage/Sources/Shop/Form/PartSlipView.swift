import FOSMVVM
import Foundation
import SwiftUI

/// Shows the part slip.
public struct PartSlipView: ViewModelView {
    @Environment(Validations.self) private var validations
    @Environment(\.focusState) private var focusField

    @State private var error: Error?
    @State private var isDone = false

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: PartSlipViewModel
    private let operations: any PartSlipViewModelOperations

    public var body: some View {
        Form {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
            FormFieldView(
                fieldModel: viewModel.$email,
                focusField: focusField,
                fieldValidator: viewModel.validateEmail,
                validations: validations
            )
            .uiTestingIdentifier("emailField")
            Button(errorBinding: $error, asyncAction: send) {
                Text(viewModel.sendButtonLabel)
            }
            .disabled(validations.hasError)
            .uiTestingIdentifier("sendButton")
        }
        .alert(
            errorBinding: $error,
            title: viewModel.errorTitle,
            message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        .sheet(isPresented: $isDone) {
            VStack {
                Text(viewModel.successMessage)
                    .uiTestingIdentifier("successMessage")
                Button(viewModel.closeButtonLabel) {
                    isDone = false
                }
                .uiTestingIdentifier("closeButton")
            }
            .padding()
        }
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    public init(viewModel: PartSlipViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension PartSlipView {
    private func send() async throws {
        _ = viewModel.validate(fields: nil, validations: validations)
        guard validations.status?.hasError != true else { return }
        try await operations.send(email: viewModel.email)
        isDone = true
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
        PartSlipView.previewHost(viewModel: .stub())
            .environment(Validations())
    }
#endif
