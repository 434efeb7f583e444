import FOSMVVM
import Foundation
import SwiftUI

/// Shows the membership.
public struct MembershipView: ViewModelView {
    @Environment(Validations.self) private var validations
    @Environment(\.focusState) private var focusField

    @State private var error: Error?
    @State private var isDone = false

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: MembershipViewModel
    private let operations: any MembershipViewModelOperations

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
            FormFieldView(
                fieldModel: viewModel.$name,
                focusField: focusField,
                fieldValidator: viewModel.validateName,
                validations: validations
            )
            .uiTestingIdentifier("nameField")
            FormFieldView(
                fieldModel: viewModel.$age,
                focusField: focusField,
                fieldValidator: viewModel.validateAge,
                validations: validations
            )
            .uiTestingIdentifier("ageField")
            FormFieldView(
                fieldModel: viewModel.$bio,
                focusField: focusField,
                fieldValidator: viewModel.validateBio,
                validations: validations
            )
            .uiTestingIdentifier("bioField")
            FormFieldView(
                fieldModel: viewModel.$subscribes,
                focusField: focusField,
                fieldValidator: viewModel.validateSubscribes,
                validations: validations
            )
            .uiTestingIdentifier("subscribesField")
            FormFieldView(
                fieldModel: viewModel.$birthday,
                focusField: focusField,
                fieldValidator: viewModel.validateBirthday,
                validations: validations
            )
            .uiTestingIdentifier("birthdayField")
            FormFieldView(
                fieldModel: viewModel.$skill,
                focusField: focusField,
                fieldValidator: viewModel.validateSkill,
                validations: validations
            )
            .uiTestingIdentifier("skillField")
            Button(errorBinding: $error, asyncAction: submit) {
                Text(viewModel.submitButtonLabel)
            }
            .disabled(validations.hasError)
            .uiTestingIdentifier("submitButton")
            Button(errorBinding: $error, asyncAction: cancel) {
                Text(viewModel.cancelButtonLabel)
            }
            .uiTestingIdentifier("cancelButton")
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

    public init(viewModel: MembershipViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension MembershipView {
    private func submit() async throws {
        _ = viewModel.validate(fields: nil, validations: validations)
        guard validations.status?.hasError != true else { return }
        try await operations.submit(
            email: viewModel.email,
            name: viewModel.name,
            age: viewModel.age,
            bio: viewModel.bio,
            subscribes: viewModel.subscribes,
            birthday: viewModel.birthday,
            skill: viewModel.skill
        )
        isDone = true
        toggleRepaint()
    }

    private func cancel() async throws {
        try await operations.cancel()
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
        MembershipView.previewHost(viewModel: .stub())
            .environment(Validations())
    }
#endif
