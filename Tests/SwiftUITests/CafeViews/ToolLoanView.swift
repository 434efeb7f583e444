import FOSMVVM
import Foundation
import SwiftUI

/// A list view: a volunteer chooses a tool to borrow.
public struct ToolLoanView: ViewModelView {
    @State private var tools: [LoanTool] = []
    @State private var chosen: LoanTool?
    @State private var isBorrowing: Bool = false
    @State private var error: Error?

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: ToolLoanViewModel
    private let operations: ToolLoanViewModelOperations

    public init(viewModel: ToolLoanViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    public var body: some View {
        VStack {
            Text(viewModel.heading).font(.title3)
            if tools.isEmpty { Text(viewModel.nothingLeft) }
            ScrollView {
                ForEach(tools.sorted { $0.name < $1.name }, content: row)
            }
            Divider()
            HStack {
                Button(errorBinding: $error, asyncAction: borrow) {
                    Text(viewModel.borrowLabel).frame(minWidth: 80)
                }
                .buttonStyle(.borderedProminent)
                .disabled(isBorrowing || chosen == nil)
                Button(viewModel.leaveLabel, role: .cancel, action: leave)
            }
        }
        .task(errorBinding: $error) {
            for try await tool in operations.tools() { tools.append(tool) }
        }
        .alert(
            errorBinding: $error, title: viewModel.errorTitle, message: viewModel.errorMessage,
            dismissButtonLabel: viewModel.dismissButtonLabel
        )
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    private func row(_ tool: LoanTool) -> some View {
        let isChosen = tool.id == chosen?.id
        return Button {
            chosen = isChosen ? nil : tool
        } label: {
            HStack {
                Text(tool.name)
                if isChosen {
                    Divider()
                    if isBorrowing { ProgressView() } else { Image(systemName: "checkmark") }
                }
            }
        }
        .background(isChosen ? Color.yellow.opacity(0.3) : .clear)
    }

    private func leave() {
        operations.leave()
        repaint()
    }

    @Sendable private func borrow() async throws {
        guard let tool = chosen else { return }
        isBorrowing = true
        try await operations.borrow(tool)
        isBorrowing = false
        operations.leave()
        repaint()
    }

    private func repaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

/// A tool that can be borrowed.
public struct LoanTool: Codable, Identifiable, Sendable {
    public let id: ModelIdType
    public let name: String
}

/// The tools that can be borrowed.
@ViewModel
public struct ToolLoanViewModel {
    @LocalizedString public var heading
    @LocalizedString public var nothingLeft
    @LocalizedString public var borrowLabel
    @LocalizedString public var leaveLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any ToolLoanViewModelOperations { ToolLoanStubOps() }

    public static func stub() -> Self { .init() }
}

/// The operations of ``ToolLoanView``.
public protocol ToolLoanViewModelOperations: ViewModelOperations {
    func tools() -> AsyncThrowingStream<LoanTool, Error>
    func borrow(_ tool: LoanTool) async throws
    func leave()
}

/// Unchecked because a view and its test never use it at the same time.
public final class ToolLoanStubOps: ToolLoanViewModelOperations, @unchecked Sendable {
    public private(set) var borrowedNames: [String] = []
    public private(set) var leaveCalled = false

    public func tools() -> AsyncThrowingStream<LoanTool, Error> {
        AsyncThrowingStream { tools in
            for name in ["Saw", "Drill"] { tools.yield(LoanTool(id: ModelIdType(), name: name)) }
            tools.finish()
        }
    }

    public func borrow(_ tool: LoanTool) async throws { borrowedNames.append(tool.name) }
    public func leave() { leaveCalled = true }
}
