extension ViewCategory {
    /// The category that a ViewModel shows by itself: fields make a form, operations an interactive view, child ViewModels a
    /// container; all else is displayed.
    public init(inferredFrom viewModel: any ViewModel) {
        self =
            if viewModel is any ValidatableModel || Self.hasField(viewModel) {
                .form
            } else if Self.hasOperations(viewModel) {
                .interactive
            } else if Mirror(reflecting: viewModel).children.contains(where: { Self.hasViewModel($0.value, depth: 0) })
            {
                .container
            } else {
                .display
            }
    }

    private static func hasField(_ viewModel: any ViewModel) -> Bool {
        Mirror(reflecting: viewModel).children.contains { $0.value is any FormFieldModelProtocol }
    }

    private static func hasOperations<Model: ViewModel>(_ viewModel: Model) -> Bool {
        Model.Operations.self != NoOperations.self
    }

    /// Whether a value is a ViewModel, or an optional, a list or an enum that holds one.
    private static func hasViewModel(_ value: Any, depth: Int) -> Bool {
        if value is any ViewModel { return true }
        let mirror = Mirror(reflecting: value)
        let holds: [Mirror.DisplayStyle] = [.optional, .collection, .enum, .tuple, .dictionary]
        guard depth < 4, let style = mirror.displayStyle, holds.contains(style) else { return false }
        return mirror.children.contains { hasViewModel($0.value, depth: depth + 1) }
    }
}
