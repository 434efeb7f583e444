import FOSMVVM

/// The repairs of the day.
@ViewModel
public struct TaskListViewModel {
    @LocalizedString public var title
    @LocalizedSubs(substitutions: \.substitutions) public var openTasksText
    @LocalizedString public var loadingMessage
    @LocalizedString public var emptyStateTitle
    @LocalizedString public var emptyStateMessage
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var retryButtonLabel
    @LocalizedString public var refreshButtonLabel

    public let state: TaskListState
    public let tasks: [TaskRowViewModel]
    public var vmId: ViewModelId = .init(type: Self.self)

    private var substitutions: [String: LocalizableInt] {
        ["count": LocalizableInt(value: tasks.count)]
    }

    public init(state: TaskListState, tasks: [TaskRowViewModel]) {
        self.state = state
        self.tasks = tasks
    }
}

extension TaskListViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any TaskListViewModelOperations { TaskListViewStubOps() }

    public static func stub() -> Self {
        .stub(tasks: TaskRowViewModel.stubs())
    }

    public static func stub(tasks: [TaskRowViewModel] = TaskRowViewModel.stubs()) -> Self {
        .stub(state: tasks.isEmpty ? .empty : .filled, tasks: tasks)
    }

    public static func stub(state: TaskListState, tasks: [TaskRowViewModel] = []) -> Self {
        .init(state: state, tasks: tasks)
    }
}

/// The loading state of the task list.
public enum TaskListState: String, CaseIterable, Codable, Sendable {
    case loading, empty, filled, failed
}
