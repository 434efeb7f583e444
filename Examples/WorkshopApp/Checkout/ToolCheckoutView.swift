import FOSMVVM
import Foundation
import SwiftUI

/// A list view, in which a volunteer chooses a tool and borrows it.
public struct ToolCheckoutView: ViewModelView {
    @Environment(\.locale) private var locale

    @State private var error: Error?
    @State private var tools: [LendableTool] = []
    @State private var chosenId: ModelIdType?
    @State private var isBorrowing: Bool = false

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: ToolCheckoutViewModel
    private let operations: ToolCheckoutViewModelOperations

    public init(viewModel: ToolCheckoutViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        VStack {
            Text(viewModel.title)
                .font(.headline)
                .padding(.top)

            cabinetHeader
            Divider()
            cabinet
            Spacer()
            buttons
        }
        .task(errorBinding: $error) { try await openCabinet() }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }
}

extension ToolCheckoutView {
    fileprivate var cabinetHeader: some View {
        HStack {
            Text(viewModel.listHeaderLabel)
            Spacer()
            Text(isBorrowing ? viewModel.processingLabel : viewModel.scanningLabel)
                .uiTestingIdentifier("progressLabel")
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal)
    }

    fileprivate var cabinet: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                if tools.isEmpty {
                    Text(viewModel.emptyStateMessage)
                        .foregroundStyle(.secondary)
                        .padding()
                }
                ForEach(toolsByName) { tool in
                    row(for: tool)
                    Divider()
                }
            }
        }
    }

    fileprivate func row(for item: LendableTool) -> some View {
        Button {
            choose(item)
        } label: {
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(item.displayName)
                    Text(item.tag)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                if item.id == chosenId {
                    if isBorrowing {
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
        .background(item.id == chosenId ? Color.accentColor.opacity(0.2) : Color.clear)
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

            Button(errorBinding: $error, asyncAction: borrow) {
                Text(viewModel.submitButtonLabel)
                    .fontWeight(.semibold)
                    .frame(minWidth: 120)
            }
            .buttonStyle(.borderedProminent)
            .disabled(isBorrowing || chosenId == nil)
            .uiTestingIdentifier("submitButton")
        }
        .padding()
    }

    fileprivate func openCabinet() async throws {
        let contents = operations.loadItems()
        toggleRepaint()
        for try await tool in contents { tools.append(tool) }
    }

    fileprivate func cancel() {
        operations.cancel()
        chosenId = nil
        toggleRepaint()
    }

    /// Chooses a tool, or none if the tool is already the chosen one.
    fileprivate func choose(_ tool: LendableTool) {
        chosenId = chosenId == tool.id ? nil : tool.id
        toggleRepaint()
    }

    @Sendable fileprivate func borrow() async throws {
        guard let tool = tools.first(where: { $0.id == chosenId }) else { return }
        operations.cancel()
        isBorrowing = true
        defer {
            isBorrowing = false
            toggleRepaint()
        }
        try await operations.submit(item: tool)
        tools.removeAll { $0.id == tool.id }
        chosenId = nil
    }

    fileprivate var toolsByName: [LendableTool] {
        tools.sorted { left, right in
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
