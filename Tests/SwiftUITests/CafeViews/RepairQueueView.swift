import FOSMVVM
import Foundation
import SwiftUI

/// A view that loads what it shows: the waiting repairs.
public struct RepairQueueView: ViewModelView {
    @Environment(AppState.self) private var appState

    @State private var isWaiting: Bool = false
    @State private var repairs: [QueuedRepairViewModel] = []
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: RepairQueueViewModel
    private let operations: RepairQueueViewModelOperations

    public init(viewModel: RepairQueueViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        VStack(alignment: .leading) {
            Text(viewModel.heading).bold()
            Divider()
            repairList
            Button(errorBinding: $error, asyncAction: receiveAgain) {
                Label(viewModel.receiveLabel, systemImage: "tray.and.arrow.down")
            }
        }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        .task(errorBinding: $error) { try await receive() }
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    @ViewBuilder private var repairList: some View {
        if !repairs.isEmpty {
            ScrollView { ForEach(repairs) { QueuedRepairView(repair: $0) } }
        } else if isWaiting {
            ProgressView()
        } else {
            Text(viewModel.nothingWaits)
        }
    }

    @Sendable private func receiveAgain() async throws {
        repairs = []
        try await receive()
    }

    private func receive() async throws {
        isWaiting = true
        let arrivals = operations.waitingRepairs()
        repaint()
        for try await repair in arrivals { repairs.append(repair) }
        isWaiting = false
        repaint()
    }

    private func repaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

/// A row of ``RepairQueueView``.
struct QueuedRepairView: View {
    let repair: QueuedRepairViewModel

    var body: some View {
        Text(repair.item)
    }
}

/// The state of the app.
@Observable
public final class AppState {
    var seenItem: ModelIdType?
    var step: DropOffStep = .start
}

/// The waiting repairs.
@ViewModel
public struct RepairQueueViewModel {
    @LocalizedString public var heading
    @LocalizedString public var nothingWaits
    @LocalizedString public var receiveLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public let isBroken: Bool
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any RepairQueueViewModelOperations { RepairQueueStubOps(isBroken: isBroken) }

    public static func stub(isBroken: Bool = false) -> Self { .init(isBroken: isBroken) }
}

/// A waiting repair.
@ViewModel
public struct QueuedRepairViewModel {
    public let item: String
    public var vmId: ViewModelId

    public static func stub(item: String = "Lamp") -> Self { .init(item: item, vmId: .init(id: item)) }
}

/// The operations of ``RepairQueueView``.
public protocol RepairQueueViewModelOperations: ViewModelOperations {
    func waitingRepairs() -> AsyncThrowingStream<QueuedRepairViewModel, Error>
}

/// Unchecked because a view and its test never use it at the same time.
public final class RepairQueueStubOps: RepairQueueViewModelOperations, @unchecked Sendable {
    struct NoConnection: Error {}

    let isBroken: Bool
    public private(set) var waitingRepairsCalls = 0

    init(isBroken: Bool) {
        self.isBroken = isBroken
    }

    public func waitingRepairs() -> AsyncThrowingStream<QueuedRepairViewModel, Error> {
        waitingRepairsCalls += 1
        return AsyncThrowingStream { [isBroken] repairs in
            repairs.yield(.stub(item: "Lamp"))
            repairs.yield(.stub(item: "Radio"))
            repairs.finish(throwing: isBroken ? NoConnection() : nil)
        }
    }
}
