import FOSMVVM
import Foundation
import SwiftUI

/// A form view: somebody joins the repair café.
public struct VolunteerFormView: ViewModelView {
    @Environment(\.focusState) private var focusField
    @Environment(MVVMEnvironment.self) private var mvvmEnv
    @Environment(Validations.self) private var validations

    @State private var isWelcome: Bool = false
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: VolunteerFormViewModel
    private let operations: VolunteerFormViewModelOperations

    public init(viewModel: VolunteerFormViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        Form {
            field(viewModel.$email, viewModel.validateEmail)
            field(viewModel.$password, viewModel.validatePassword)
            field(viewModel.$nickname, viewModel.validateNickname)
            Button(errorBinding: $error, asyncAction: join) { Text(viewModel.joinLabel) }
                .disabled(validations.hasError)
        }
        .onAsyncSubmit { await join() }
        .sheet(isPresented: $isWelcome) {
            Text(viewModel.welcome)
            Button(viewModel.thanksLabel) { isWelcome = false }
        }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        #if os(macOS)
            .padding(.horizontal)
        #endif
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    private func field(
        _ model: FormFieldModel<String>, _ validator: @escaping ([any FormFieldBase]?) -> [ValidationResult]?
    ) -> some View {
        FormFieldView(
            fieldModel: model, focusField: focusField, fieldValidator: validator, validations: validations)
    }

    private func join() async {
        guard !validations.hasError else { return }
        let validations = validations
        do {
            let application = VolunteerRequest.RequestBody(viewModel)
            isWelcome = try await operations.join(application, mvvmEnv: mvvmEnv).isWelcome
        } catch let refusal as VolunteerRequest.ResponseError where !refusal.validationResults.isEmpty {
            validations.replace(with: refusal.validationResults)
        } catch {
            self.error = error
        }
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}
