import BookshopViewModels
import FOSMVVM
import Foundation
import SwiftUI

public struct PurchaseView: ViewModelView {
    @Environment(Validations.self) private var validations
    @Environment(MVVMEnvironment.self) private var mvvmEnv
    @Environment(\.focusState) private var focusField
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: PurchaseViewModel
    private let operations: any PurchaseViewModelOperations

    public var body: some View {
        Form {
            Text(viewModel.pageTitle)
            FormFieldView(
                fieldModel: viewModel.$email,
                focusField: focusField,
                fieldValidator: viewModel.validateEmail,
                validations: validations
            )
            .uiTestingIdentifier("emailField")
            FormFieldView(
                fieldModel: viewModel.$note,
                focusField: focusField,
                validations: validations
            )
            .uiTestingIdentifier("noteField")
            Button(errorBinding: $error, asyncAction: submit) {
                Text(viewModel.submitLabel)
            }
            .disabled(validations.hasError)
            .uiTestingIdentifier("submitButton")
        }
        .alert(
            errorBinding: $error,
            title: viewModel.errorTitle,
            message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissLabel
        )
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    public init(viewModel: PurchaseViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    @Sendable private func submit() async throws {
        try await operations.submit(email: viewModel.email, note: viewModel.note, mvvmEnv: mvvmEnv)
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#if DEBUG
    #Preview {
        PurchaseView.previewHost(bundle: BookshopResourceAccess.localizationBundle)
    }

    #Preview("Spanish") {
        PurchaseView.previewHost(
            bundle: BookshopResourceAccess.localizationBundle,
            locale: Locale(identifier: "es")
        )
    }
#endif
