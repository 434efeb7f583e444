import FOSMVVM
import Foundation
import SwiftUI

/// List view for selecting a tool to borrow.
public struct ToolCheckoutView: ViewModelView {
    @Environment(\.locale) private var locale

    @State private var items: [LendableTool] = []
    @State private var selectedId: ModelIdType?
    @State private var isProcessing: Bool = false
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: ToolCheckoutViewModel
    private let operations: ToolCheckoutViewModelOperations

    public var body: some View {
        VStack {
            Text(viewModel.title)
                .font(.headline)
                .padding(.top)

            HStack {
                Text(viewModel.listHeaderLabel)
                Spacer()
                Text(isProcessing ? viewModel.processingLabel : viewModel.scanningLabel)
                    .uiTestingIdentifier("progressLabel")
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding(.horizontal)

            Divider()

            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    if orderedItems.isEmpty {
                        Text(viewModel.emptyStateMessage)
                            .foregroundStyle(.secondary)
                            .padding()
                    }

                    ForEach(orderedItems) { item in
                        row(for: item)
                        Divider()
                    }
                }
            }

            Spacer()

            buttons
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

    public init(viewModel: ToolCheckoutViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }
}

extension ToolCheckoutView {
    fileprivate func row(for item: LendableTool) -> some View {
        Button {
            selectItem(id: item.id)
        } label: {
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(item.displayName)
                    Text(item.tag)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                if item.id == selectedId {
                    if isProcessing {
                        ProgressView()
                    } else {
                        Image(systemName: "checkmark.circle.fill")
                            .foregroundStyle(Color.accentColor)
                    }
                }
            }
        }
        .buttonStyle(.plain)
        .padding(.vertical, 8)
        .padding(.horizontal)
        .frame(maxWidth: .infinity)
        .background(
            item.id == selectedId
                ? Color.accentColor.opacity(0.2)
                : Color.clear
        )
        .uiTestingIdentifier("toolButton")
    }

    fileprivate var buttons: some View {
        HStack {
            Button(role: .cancel, action: cancel) {
                Text(viewModel.cancelButtonLabel)
                    .foregroundStyle(.red)
            }
            .uiTestingIdentifier("cancelButton")

            Spacer()

            Button(errorBinding: $error, asyncAction: submit) {
                Text(viewModel.submitButtonLabel)
                    .fontWeight(.semibold)
                    .frame(minWidth: 120)
            }
            .buttonStyle(.borderedProminent)
            .disabled(selectedId == nil || isProcessing)
            .uiTestingIdentifier("submitButton")
        }
        .padding()
    }

    fileprivate func loadItems() async throws {
        let stream = operations.loadItems()
        toggleRepaint()

        for try await nextItem in stream {
            items.append(nextItem)
        }
    }

    fileprivate func cancel() {
        operations.cancel()
        selectedId = nil
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
            let id = selectedId,
            let item = items.first(where: { $0.id == id })
        else {
            return
        }

        operations.cancel()

        isProcessing = true
        defer {
            isProcessing = false
            toggleRepaint()
        }
        try await operations.submit(item: item)
        items.removeAll { $0.id == id }
        selectedId = nil
    }

    fileprivate var orderedItems: [LendableTool] {
        items.sorted { left, right in
            left.displayName.localized.compare(right.displayName.localized, locale: locale) == .orderedAscending
        }
    }

    fileprivate func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#Preview("Full cabinet") {
    ToolCheckoutView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("Two tools") {
    ToolCheckoutView.previewHost(bundle: .module, viewModel: .stub(kinds: [.torqueWrench, .hexKeys]))
        .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("Empty cabinet") {
    ToolCheckoutView.previewHost(bundle: .module, viewModel: .stub(kinds: []))
        .frame(idealWidth: 390, idealHeight: 640)
}

#Preview("Cabinet jammed") {
    ToolCheckoutView.previewHost(bundle: .module, viewModel: .stub(isJammed: true))
        .frame(idealWidth: 390, idealHeight: 640)
}
