import FOSMVVM
import Foundation
import SwiftUI

// Seed: "Template 2: Simple Interactive View".

/// Interactive view for closing a repair.
public struct RepairClosingView: ViewModelView {
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: RepairClosingViewModel
    private let operations: RepairClosingViewModelOperations

    public var body: some View {
        VStack {
            Text(viewModel.title)
                .font(.title)

            Text(viewModel.description)
                .font(.body)

            Spacer()

            HStack {
                Button(role: .cancel, action: cancel) {
                    Text(viewModel.cancelButtonLabel)
                        .foregroundStyle(.red)
                }

                Spacer()

                Button(action: performAction) {
                    Text(viewModel.actionButtonLabel)
                        .fontWeight(.semibold)
                }
                .buttonStyle(.borderedProminent)
            }
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

    public init(viewModel: RepairClosingViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension RepairClosingView {
    fileprivate func performAction() {
        operations.performAction()
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

/// A repair that the user can close.
@ViewModel
public struct RepairClosingViewModel {
    @LocalizedString public var title
    @LocalizedString public var description
    @LocalizedString public var cancelButtonLabel
    @LocalizedString public var actionButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any RepairClosingViewModelOperations { RepairClosingStubOps() }

    public static func stub() -> Self { .init() }
}

/// The operations of ``RepairClosingView``.
public protocol RepairClosingViewModelOperations: ViewModelOperations {
    func performAction()
    func cancel()
}

/// Unchecked because a view and its test never use it at the same time.
public final class RepairClosingStubOps: RepairClosingViewModelOperations, @unchecked Sendable {
    public private(set) var performActionCalled = false
    public private(set) var cancelCalled = false

    public func performAction() { performActionCalled = true }
    public func cancel() { cancelCalled = true }
}
