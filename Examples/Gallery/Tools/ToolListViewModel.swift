import FOSMVVM

/// The tools on the pegboard. A volunteer can borrow one of them.
@ViewModel
public struct ToolListViewModel {
    @LocalizedString public var title
    @LocalizedString public var listHeaderLabel
    @LocalizedString public var hookLabel
    @LocalizedString public var selectionHint
    @LocalizedString public var selectedMessage
    @LocalizedString public var processingMessage
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var cancelButtonLabel
    @LocalizedString public var submitButtonLabel

    public let hasTools: Bool
    public let tools: [ToolSummary]
    public let hasSelection: Bool
    /// Whether the selected tool is being borrowed.
    public let isProcessing: Bool
    public let canSubmit: Bool

    // MARK: - Nested Types

    /// A tool on the pegboard.
    public struct ToolSummary: Codable, Sendable, Identifiable, Stubbable {
        public let id: ModelIdType
        public let tool: Tool
        public let name: LocalizableString
        public let hook: String
        public let isSelected: Bool

        public init(id: ModelIdType, tool: Tool, isSelected: Bool) {
            self.id = id
            self.tool = tool
            name = tool.localizableString
            hook = tool.hook
            self.isSelected = isSelected
        }
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(tools: [ToolSummary], isProcessing: Bool) {
        hasTools = !tools.isEmpty
        self.tools = tools
        hasSelection = tools.contains(where: \.isSelected)
        self.isProcessing = isProcessing
        canSubmit = hasSelection && !isProcessing
    }
}

extension ToolListViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any ToolListViewModelOperations { ToolListViewStubOps() }

    public static func stub() -> Self {
        .stub(selected: nil)
    }

    public static func stub(
        tools: [Tool] = Tool.allCases,
        selected: Tool? = nil,
        isProcessing: Bool = false
    ) -> Self {
        let summaries = zip(UInt8(1)..., tools).map { number, tool in
            ToolSummary.stub(id: .sample(number), tool: tool, isSelected: tool == selected)
        }
        return .init(tools: summaries, isProcessing: isProcessing)
    }
}

extension ToolListViewModel.ToolSummary {
    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(
        id: ModelIdType = .sample(1),
        tool: Tool = .screwdriver,
        isSelected: Bool = false
    ) -> Self {
        .init(id: id, tool: tool, isSelected: isSelected)
    }
}
