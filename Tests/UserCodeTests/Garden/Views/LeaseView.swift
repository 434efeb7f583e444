import FOSMVVM
import Foundation
import GardenViewModels
import SwiftUI

/// A form view, which shows the errors of its fields and those of the request in different places.
public struct LeaseView: ViewModelView {
    @Environment(\.focusState) private var focusField
    @Environment(MVVMEnvironment.self) private var mvvmEnv
    @Environment(Validations.self) private var validations

    @State private var isSigned: Bool = false
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: LeaseViewModel
    private let operations: LeaseViewModelOperations

    public init(viewModel: LeaseViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        Form {
            FormFieldView(
                fieldModel: viewModel.$gardener, focusField: focusField,
                fieldValidator: viewModel.validateGardener, validations: validations)
            FormFieldView(fieldModel: viewModel.$phone, focusField: focusField, validations: validations)
            Button(errorBinding: $error, asyncAction: sign) { Text(viewModel.signLabel) }
                .disabled(validations.hasError)
        }
        .onAsyncSubmit { await sign() }
        .sheet(isPresented: $isSigned) {
            Text(viewModel.thanks)
            Button(viewModel.doneLabel) { isSigned = false }
        }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    private func sign() async {
        if validations.status?.hasError == true { return }
        let validations = validations
        do {
            let answer = try await operations.lease(
                to: viewModel.gardener, phone: viewModel.phone, mvvmEnv: mvvmEnv)
            isSigned = answer?.isLeased ?? false
        } catch let refusal as LeaseRequest.ResponseError where !refusal.validationResults.isEmpty {
            validations.replace(with: refusal.validationResults)
        } catch {
            self.error = error
        }
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#if DEBUG
    #Preview {
        LeaseView.previewHost(bundle: GardenResourceAccess.localizationBundle)
            .environment(Validations())
            .environment(MVVMEnvironment())
    }
#endif
