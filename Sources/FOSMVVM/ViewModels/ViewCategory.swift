/// The kind of a view, as defined in "View Categories" in the seeds.
public enum ViewCategory: String, CaseIterable, Codable, Sendable {
    /// A view that only shows data.
    case display
    /// A view with operations that the user invokes.
    case interactive
    /// A view that collects validated input.
    case form
    /// A view that is composed of child views.
    case container
}

extension ViewCategory {
    /// Infers the category of a ViewModel's view: a form if it has fields, interactive if it has operations, a
    /// container if it has child ViewModels, and display otherwise.
    ///
    /// Empty lists and optionals of child ViewModels count as well, so that all values of a type have the same
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

    /// Returns whether the ViewModel has operations. A property named `operations` can also have an unrelated type.
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

/// A type that contains values of another type.
private protocol ViewModelHolder {
    /// Whether the contained values are ViewModels.
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
