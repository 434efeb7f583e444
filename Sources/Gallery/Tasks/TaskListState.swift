/// How far the loading of the task list is.
public enum TaskListState: String, CaseIterable, Codable, Sendable {
    case loading, empty, filled, failed
}
