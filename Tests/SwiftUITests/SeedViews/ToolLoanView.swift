import FOSMVVM
import Foundation
import SwiftUI

// Seed: "Template 6: List View with Selection".

/// List view for selecting a tool to borrow.
public struct ToolLoanView: ViewModelView {
    @State private var items: [LoanTool] = []
    @State private var selectedId: ModelIdType?
    @State private var isProcessing: Bool = false
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: ToolLoanViewModel
    private let operations: ToolLoanViewModelOperations

    public var body: some View {
        VStack {
            Text(viewModel.title)
                .font(.headline)
                .padding(.top)

            HStack {
                Text(viewModel.listHeaderLabel)
                Spacer()
                Text(isProcessing ? viewModel.processingLabel : viewModel.scanningLabel)
            }
            .padding(.horizontal)

            Divider()

            ScrollView {
                VStack(alignment: .leading) {
                    if orderedItems.isEmpty {
                        Text(viewModel.emptyStateMessage)
                            .foregroundStyle(.secondary)
                    }

                    ForEach(orderedItems) { item in
                        Button {
                            selectItem(id: item.id)
                        } label: {
                            HStack {
                                Text(item.displayName)

                                if item.id == selectedId {
                                    Spacer()

                                    if isProcessing {
                                        ProgressView()
                                    } else {
                                        Image(systemName: "checkmark.circle.fill")
                                    }
                                }
                            }
                        }
                        .padding(.vertical, 8)
                        .padding(.horizontal)
                        .background(
                            item.id == selectedId
                                ? Color.accentColor.opacity(0.2)
                                : Color.clear
                        )

                        Divider()
                    }
                }
            }

            Spacer()

            HStack {
                Button(role: .cancel, action: cancel) {
                    Text(viewModel.cancelButtonLabel)
                        .foregroundStyle(.red)
                }

                Spacer()

                Button(errorBinding: $error, asyncAction: submit) {
                    Text(viewModel.submitButtonLabel)
                        .fontWeight(.semibold)
                        .frame(minWidth: 120)
                }
                .buttonStyle(.borderedProminent)
                .disabled(selectedId == nil || isProcessing)
            }
            .padding()
        }
        .task(errorBinding: $error) { try await loadItems() }
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

    public init(viewModel: ToolLoanViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension ToolLoanView {
    fileprivate func loadItems() async throws {
        let stream = operations.loadItems()
        toggleRepaint()

        for try await nextItem in stream {
            items.append(nextItem)
        }
    }

    fileprivate func cancel() {
        operations.cancel()
        toggleRepaint()
    }

    fileprivate func selectItem(id: ModelIdType) {
        if selectedId == id {
            selectedId = nil
        } else {
            selectedId = id
        }
        toggleRepaint()
    }

    @Sendable fileprivate func submit() async throws {
        guard
            let selectedId,
            let item = items.first(where: { $0.id == selectedId })
        else {
            return
        }

        operations.cancel()

        isProcessing = true
        try await operations.submit(item: item)
        isProcessing = false
        toggleRepaint()
    }

    fileprivate var orderedItems: [LoanTool] {
        items.sorted(by: { $0.displayName < $1.displayName })
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

/// A tool that can be borrowed.
public struct LoanTool: Codable, Identifiable, Sendable {
    public let id: ModelIdType
    public let displayName: String
}

/// The tools that can be borrowed.
@ViewModel
public struct ToolLoanViewModel {
    @LocalizedString public var title
    @LocalizedString public var listHeaderLabel
    @LocalizedString public var processingLabel
    @LocalizedString public var scanningLabel
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var cancelButtonLabel
    @LocalizedString public var submitButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any ToolLoanViewModelOperations { ToolLoanStubOps() }

    public static func stub() -> Self { .init() }
}

/// The operations of ``ToolLoanView``.
public protocol ToolLoanViewModelOperations: ViewModelOperations {
    func loadItems() -> AsyncThrowingStream<LoanTool, Error>
    func submit(item: LoanTool) async throws
    func cancel()
}

/// Unchecked because a view and its test never use it at the same time.
public final class ToolLoanStubOps: ToolLoanViewModelOperations, @unchecked Sendable {
    public private(set) var submittedNames: [String] = []
    public private(set) var cancelCalled = false

    public func loadItems() -> AsyncThrowingStream<LoanTool, Error> {
        AsyncThrowingStream { continuation in
            for name in ["Saw", "Drill"] { continuation.yield(LoanTool(id: ModelIdType(), displayName: name)) }
            continuation.finish()
        }
    }

    public func submit(item: LoanTool) async throws { submittedNames.append(item.displayName) }
    public func cancel() { cancelCalled = true }
}
