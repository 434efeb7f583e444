import FOSMVVM

/// The tools in the cabinet. A member can borrow one of them.
@ViewModel
public struct ToolCheckoutViewModel {
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

    /// The tools that the stub of the operations finds.
    public let tools: [LendableTool]
    /// Whether the cabinet does not open.
    public let isJammed: Bool
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(tools: [LendableTool], isJammed: Bool) {
        self.tools = tools
        self.isJammed = isJammed
    }

    /// Returns a cabinet with one tool of each kind.
    public static func stub(kinds: [ToolKind] = ToolKind.allCases, isJammed: Bool = false) -> Self {
        .init(tools: LendableTool.stubs(of: kinds), isJammed: isJammed)
    }
}

extension ToolCheckoutViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any ToolCheckoutViewModelOperations {
        ToolCheckoutViewStubOps(tools: tools, isJammed: isJammed)
    }
}
