import FOSMVVM
import Foundation
import SwiftUI

// Seed: "Template 3: Form View with Validation".

/// Form for a new volunteer.
public struct VolunteerFormView: ViewModelView {
    @Environment(Validations.self) private var validations
    @Environment(MVVMEnvironment.self) private var mvvmEnv
    @Environment(\.focusState) private var focusField

    @State private var error: Error?
    @State private var submitSuccess: Bool = false

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: VolunteerFormViewModel
    private let operations: VolunteerFormViewModelOperations

    public var body: some View {
        Form {
            FormFieldView(
                fieldModel: viewModel.$email,
                focusField: focusField,
                fieldValidator: viewModel.validateEmail,
                validations: validations
            )

            FormFieldView(
                fieldModel: viewModel.$password,
                focusField: focusField,
                fieldValidator: viewModel.validatePassword,
                validations: validations
            )

            FormFieldView(
                fieldModel: viewModel.$name,
                focusField: focusField,
                fieldValidator: viewModel.validateName,
                validations: validations
            )

            Button(errorBinding: $error, asyncAction: submit) {
                Text(viewModel.submitButtonLabel)
            }
            .disabled(validations.hasError)
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
            VStack {
                Text(viewModel.successMessage)
                Button(viewModel.closeButtonLabel) {
                    submitSuccess = false
                }
            }
            .padding()
        }
        #if os(macOS)
            .padding([.leading, .trailing])
        #endif
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    public init(viewModel: VolunteerFormViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension VolunteerFormView {
    fileprivate func submit() async {
        guard validations.status?.hasError != true else {
            return
        }

        let validations = validations
        do {
            let response = try await operations.submit(
                email: viewModel.email,
                password: viewModel.password,
                name: viewModel.name,
                mvvmEnv: mvvmEnv
            )
            submitSuccess = response?.success == true
        } catch let error as VolunteerRequest.ResponseError {
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
