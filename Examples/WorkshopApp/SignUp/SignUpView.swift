import FOSMVVM
import Foundation
import SwiftUI

/// Form for creating an account.
public struct SignUpView: ViewModelView {
    @Environment(Validations.self) private var validations
    @Environment(MVVMEnvironment.self) private var mvvmEnv
    @Environment(\.focusState) private var focusField

    @State private var error: Error?
    @State private var submitSuccess: Bool = false

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: SignUpViewModel
    private let operations: SignUpViewModelOperations

    public var body: some View {
        Form {
            headerView

            Section {
                FormFieldView(
                    fieldModel: viewModel.$email,
                    focusField: focusField,
                    fieldValidator: viewModel.validateEmail,
                    validations: validations
                )
                .uiTestingIdentifier("emailField")

                FormFieldView(
                    fieldModel: viewModel.$password,
                    focusField: focusField,
                    fieldValidator: viewModel.validatePassword,
                    validations: validations
                )
                .uiTestingIdentifier("passwordField")

                FormFieldView(
                    fieldModel: viewModel.$name,
                    focusField: focusField,
                    fieldValidator: viewModel.validateName,
                    validations: validations
                )
                .uiTestingIdentifier("nameField")
            }

            Button(errorBinding: $error, asyncAction: submit) {
                Text(viewModel.submitButtonLabel)
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .disabled(validations.hasError)
            .uiTestingIdentifier("submitButton")
        }
        .onAsyncSubmit {
            await submit()
        }
        .alert(
            errorBinding: $error,
            title: viewModel.errorTitle,
            message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        .sheet(isPresented: $submitSuccess) {
            successView
        }
        #if os(macOS)
            .padding([.leading, .trailing])
        #endif
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    public init(viewModel: SignUpViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
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
                submitSuccess = false
            }
            .buttonStyle(.borderedProminent)
            .uiTestingIdentifier("closeButton")
        }
        .padding()
        .frame(maxWidth: .infinity)
    }

    fileprivate func submit() async {
        let validations = validations
        _ = viewModel.validate(fields: nil, validations: validations)
        guard validations.status?.hasError != true else {
            return
        }

        do {
            let response = try await operations.submit(
                email: viewModel.email,
                password: viewModel.password,
                name: viewModel.name,
                mvvmEnv: mvvmEnv
            )
            submitSuccess = response?.success == true
        } catch let error as SignUpRequest.ResponseError {
            if !error.validationResults.isEmpty {
                validations.replace(with: error.validationResults)
            } else {
                self.error = error
            }
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
