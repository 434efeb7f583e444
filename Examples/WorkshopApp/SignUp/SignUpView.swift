import FOSMVVM
import Foundation
import SwiftUI

/// A form view, in which a visitor creates an account.
public struct SignUpView: ViewModelView {
    @Environment(\.focusState) private var focusField
    @Environment(MVVMEnvironment.self) private var mvvmEnv
    @Environment(Validations.self) private var validations

    @State private var hasAccount: Bool = false
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: SignUpViewModel
    private let operations: SignUpViewModelOperations

    public init(viewModel: SignUpViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        Form {
            headerView

            Section {
                FormFieldView(
                    fieldModel: viewModel.$email, focusField: focusField,
                    fieldValidator: viewModel.validateEmail, validations: validations
                )
                .uiTestingIdentifier("emailField")

                FormFieldView(
                    fieldModel: viewModel.$password, focusField: focusField,
                    fieldValidator: viewModel.validatePassword, validations: validations
                )
                .uiTestingIdentifier("passwordField")

                FormFieldView(
                    fieldModel: viewModel.$name, focusField: focusField,
                    fieldValidator: viewModel.validateName, validations: validations
                )
                .uiTestingIdentifier("nameField")
            }

            Button(errorBinding: $error, asyncAction: createAccount) {
                Text(viewModel.submitButtonLabel).frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .disabled(validations.hasError)
            .uiTestingIdentifier("submitButton")
        }
        .onAsyncSubmit { await createAccount() }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        .sheet(isPresented: $hasAccount) { successView }
        #if os(macOS)
            .padding([.leading, .trailing])
        #endif
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }
}

extension SignUpView {
    fileprivate var headerView: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(viewModel.title)
                .font(.title2)
                .bold()

            Text(viewModel.description)
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }

    fileprivate var successView: some View {
        VStack(spacing: 12) {
            Image(systemName: "checkmark.circle.fill")
                .resizable()
                .frame(width: 48, height: 48)
                .foregroundStyle(.green)

            Text(viewModel.successTitle)
                .font(.title3)
                .bold()

            Text(viewModel.successMessage)
                .uiTestingIdentifier("successMessage")

            Button(viewModel.closeButtonLabel) {
                hasAccount = false
            }
            .buttonStyle(.borderedProminent)
            .uiTestingIdentifier("closeButton")
        }
        .padding()
        .frame(maxWidth: .infinity)
    }

    /// Shows what the server rejects next to the fields, and any other error in the alert.
    fileprivate func createAccount() async {
        let validations = validations
        _ = viewModel.validate(fields: nil, validations: validations)
        guard !validations.hasError else { return }
        do {
            let answer = try await operations.submit(
                email: viewModel.email, password: viewModel.password, name: viewModel.name, mvvmEnv: mvvmEnv)
            hasAccount = answer?.success ?? false
        } catch let refusal as SignUpRequest.ResponseError where !refusal.validationResults.isEmpty {
            validations.replace(with: refusal.validationResults)
        } catch {
            self.error = error
        }
        toggleRepaint()
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#Preview("Empty") {
    SignUpView.previewHost(bundle: .module, viewModel: .stub())
        .environment(Validations())
        .frame(idealWidth: 390)
}

#Preview("Filled") {
    SignUpView.previewHost(bundle: .module, viewModel: .stubFilled())
        .environment(Validations())
        .frame(idealWidth: 390)
}

#Preview("With messages") {
    SignUpView.previewHost(bundle: .module, viewModel: .stubWithMessages())
        .environment(SignUpViewModel.stubWithMessages().validated())
        .frame(idealWidth: 390)
}

#Preview("Server offline") {
    SignUpView.previewHost(bundle: .module, viewModel: .stubFilled(isOffline: true))
        .environment(Validations())
        .frame(idealWidth: 390)
}
