/// What kind of view a ViewModel has, as the seeds' "View Categories" define it.
public enum ViewCategory: String, CaseIterable, Codable, Sendable {
    /// Shows and takes no action.
    case display
    /// Has operations that the user invokes.
    case interactive
    /// Collects validated input.
    case form
    /// Composes child views.
    case container
}

extension ViewCategory {
    /// The category that a ViewModel shows by itself: fields make a form, operations an interactive view, child
    /// ViewModels a container; all else is displayed.
    ///
    /// Lists and optionals of child ViewModels count though they are empty, so that all values of a type are of one
    /// category.
    public init(inferredFrom viewModel: any ViewModel) {
        let properties = Mirror(reflecting: viewModel).children.map(\.value)
        self =
            if viewModel is any ValidatableModel || properties.contains(where: { $0 is any FormFieldModelProtocol }) {
                .form
            } else if Self.hasOperations(viewModel) {
                .interactive
            } else if properties.contains(where: Self.holdsViewModel) {
                .container
            } else {
                .display
            }
    }

    /// A property of another kind may be called `operations` too.
    private static func hasOperations<Model: ViewModel>(_ viewModel: Model) -> Bool {
        viewModel.operations is any ViewModelOperations && !(viewModel.operations is NoOperations)
    }

    private static func holdsViewModel(_ value: Any) -> Bool {
        let type = type(of: value)
        if type is any ViewModel.Type { return true }
        if let holder = type as? any ViewModelHolder.Type, holder.holdsViewModel { return true }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return false }
        return mirror.children.contains { associated in
            Mirror(reflecting: associated.value).children.contains { $0.value is any ViewModel }
                || associated.value is any ViewModel
        }
    }
}

/// A type that holds values of another one.
private protocol ViewModelHolder {
    /// Whether these are ViewModels.
    static var holdsViewModel: Bool { get }
}

extension ViewModelHolder {
    fileprivate static func isViewModel(_ type: Any.Type) -> Bool {
        type is any ViewModel.Type || (type as? any ViewModelHolder.Type)?.holdsViewModel == true
    }
}

extension Optional: ViewModelHolder {
    fileprivate static var holdsViewModel: Bool { isViewModel(Wrapped.self) }
}

extension Array: ViewModelHolder {
    fileprivate static var holdsViewModel: Bool { isViewModel(Element.self) }
}

extension Dictionary: ViewModelHolder {
    fileprivate static var holdsViewModel: Bool { isViewModel(Value.self) }
}
