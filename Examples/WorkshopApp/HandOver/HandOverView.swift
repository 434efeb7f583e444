import FOSMVVM
import Foundation
import SwiftUI

/// Interactive view for closing a repair by handing the item over to its owner.
public struct HandOverView: ViewModelView {
    @State private var error: Error?
    @State private var isHandedOver = false

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: HandOverViewModel
    private let operations: HandOverViewModelOperations

    public var body: some View {
        VStack(spacing: 20) {
            Image(systemName: isHandedOver ? "checkmark.circle.fill" : "wrench")
                .resizable()
                .frame(width: 64, height: 64)
                .foregroundStyle(isHandedOver ? Color.green : Color.indigo)
                .padding(.top, 24)

            Text(isHandedOver ? viewModel.doneTitle : viewModel.title)
                .font(.title)
                .bold()
                .uiTestingIdentifier("handOverTitle")

            if isHandedOver {
                Text(viewModel.doneMessage)
                    .font(.body)
            } else {
                Text(viewModel.description)
                    .font(.body)
            }

            detailsView

            Spacer()

            if !isHandedOver {
                buttons
            }
        }
        .padding()
        .frame(maxWidth: .infinity)
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

    public init(viewModel: HandOverViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension HandOverView {
    fileprivate var detailsView: some View {
        VStack(spacing: 12) {
            LabeledContent(viewModel.itemLabel, value: viewModel.itemName)
            Divider()
            LabeledContent(viewModel.ownerLabel) {
                Text(viewModel.ownerName)
            }
            Divider()
            LabeledContent(viewModel.workLabel, value: viewModel.workText)
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(Color.secondary.opacity(0.1))
        .cornerRadius(12)
    }

    fileprivate var buttons: some View {
        HStack {
            Button(role: .cancel, action: cancel) {
                Text(viewModel.cancelButtonLabel)
                    .foregroundStyle(.red)
            }
            .uiTestingIdentifier("cancelButton")

            Spacer()

            Button(action: handOver) {
                Text(viewModel.actionButtonLabel)
                    .fontWeight(.semibold)
            }
            .buttonStyle(.borderedProminent)
            .uiTestingIdentifier("handOverButton")
        }
    }

    fileprivate func handOver() {
        do {
            try operations.handOver()
            isHandedOver = true
        } catch {
            self.error = error
        }
        toggleRepaint()
    }

    fileprivate func cancel() {
        operations.cancel()
        toggleRepaint()
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#Preview("Ready") {
    HandOverView(viewModel: .stub())
        .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("Long work") {
    HandOverView.previewHost(
        bundle: .module,
        viewModel: .stub(
            ticket: "R-2048", goods: .backpack, ownerName: "Anneliese Kronenberger-Ćwiklińska", minutes: 95)
    )
    .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("Ticket locked", traits: .landscapeLeft) {
    let locked = HandOverViewModel.stub(goods: .kettle, isLocked: true)
    HandOverView(viewModel: locked)
}
