/// Ends the search of a view. A view without a search does nothing.
@MainActor
public struct DismissSearchAction {
    private let dismiss: (@MainActor () -> Void)?

    nonisolated init(_ dismiss: (@MainActor () -> Void)? = nil) {
        self.dismiss = dismiss
    }

    /// Ends the search.
    public func callAsFunction() { dismiss?() }
}

extension EnvironmentValues {
    private enum SearchKey: EnvironmentKey {
        static var defaultValue: DismissSearchAction? { nil }
    }

    /// Whether the user searches in the view.
    public var isSearching: Bool { self[SearchKey.self] != nil }

    /// Ends the search in the view.
    public var dismissSearch: DismissSearchAction { self[SearchKey.self] ?? DismissSearchAction() }
}
