import FOSMVVM
import Foundation
import SwiftUI

/// An interactive view: a volunteer finishes a repair, or goes on with it.
public struct RepairClosingView: ViewModelView {
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: RepairClosingViewModel
    private let operations: RepairClosingViewModelOperations

    public init(viewModel: RepairClosingViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        VStack {
            Label(viewModel.question, systemImage: "wrench")
            Text(viewModel.consequence).font(.callout)
            Button(action: finish) {
                Text(viewModel.finishLabel).bold()
            }
            .buttonStyle(.bordered)
            Button(viewModel.goOnLabel, role: .cancel, action: goOn)
        }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    private func finish() {
        operations.finish()
        repaint()
    }

    private func goOn() {
        operations.goOn()
        repaint()
    }

    private func repaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

/// A repair that may be done.
@ViewModel
public struct RepairClosingViewModel {
    @LocalizedString public var question
    @LocalizedString public var consequence
    @LocalizedString public var finishLabel
    @LocalizedString public var goOnLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any RepairClosingViewModelOperations { RepairClosingStubOps() }

    public static func stub() -> Self { .init() }
}

/// The operations of ``RepairClosingView``.
public protocol RepairClosingViewModelOperations: ViewModelOperations {
    func finish()
    func goOn()
}

/// Unchecked because a view and its test never use it at the same time.
public final class RepairClosingStubOps: RepairClosingViewModelOperations, @unchecked Sendable {
    public private(set) var finishCalled = false
    public private(set) var goOnCalled = false

    public func finish() { finishCalled = true }
    public func goOn() { goOnCalled = true }
}
