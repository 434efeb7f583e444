import FOSMVVM

extension ToolListViewModel {
    /// Records what is called, until a host gives the view operations that do it.
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
