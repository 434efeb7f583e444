import FOSMVVM
import Foundation
import SwiftUI

// Seed: "Template 4: View with Async Loading".

/// View that loads and displays the waiting repairs.
public struct RepairQueueView: ViewModelView {
    @Environment(AppState.self) private var appState

    @State private var items: [QueuedRepairViewModel] = []
    @State private var error: Error?
    @State private var isLoading = false

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: RepairQueueViewModel
    private let operations: RepairQueueViewModelOperations

    public var body: some View {
        VStack {
            Text(viewModel.title)
                .font(.headline)
                .padding()

            if isLoading {
                ProgressView()
            } else if items.isEmpty {
                Text(viewModel.emptyStateMessage)
                    .foregroundStyle(.secondary)
            } else {
                contentView
            }

            Spacer()

            Button(errorBinding: $error, asyncAction: refresh) {
                HStack {
                    Image(systemName: "arrow.clockwise")
                    Text(viewModel.refreshButtonLabel)
                }
            }
            .padding()
        }
        .task(errorBinding: $error) {
            try await loadItems()
        }
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

    private var contentView: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(items) { item in
                    QueuedRepairView(item: item)
                }
            }
        }
    }

    public init(viewModel: RepairQueueViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension RepairQueueView {
    fileprivate func loadItems() async throws {
        isLoading = true

        let stream = operations.loadItems()
        toggleRepaint()

        for try await item in stream {
            items.append(item)
        }

        isLoading = false
        toggleRepaint()
    }

    @Sendable fileprivate func refresh() async throws {
        items.removeAll()
        try await loadItems()
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

/// A row of ``RepairQueueView``.
struct QueuedRepairView: View {
    let item: QueuedRepairViewModel

    var body: some View {
        Text(item.title)
    }
}

/// The state of the app.
@Observable
public final class AppState {
    var item: ModelIdType?
    var state: DropOffState = .idle

    static func stub() -> AppState { AppState() }
}

/// The waiting repairs.
@ViewModel
public struct RepairQueueViewModel {
    @LocalizedString public var title
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var refreshButtonLabel
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
    public let title: String
    public var vmId: ViewModelId

    public static func stub(title: String = "Lamp") -> Self { .init(title: title, vmId: .init(id: title)) }
}

/// The operations of ``RepairQueueView``.
public protocol RepairQueueViewModelOperations: ViewModelOperations {
    func loadItems() -> AsyncThrowingStream<QueuedRepairViewModel, Error>
}

/// Unchecked because a view and its test never use it at the same time.
public final class RepairQueueStubOps: RepairQueueViewModelOperations, @unchecked Sendable {
    struct NoConnection: Error {}

    let isBroken: Bool
    public private(set) var loadItemsCalls = 0

    init(isBroken: Bool) {
        self.isBroken = isBroken
    }

    public func loadItems() -> AsyncThrowingStream<QueuedRepairViewModel, Error> {
        loadItemsCalls += 1
        return AsyncThrowingStream { [isBroken] continuation in
            continuation.yield(.stub(title: "Lamp"))
            continuation.yield(.stub(title: "Radio"))
            continuation.finish(throwing: isBroken ? NoConnection() : nil)
        }
    }
}
