/// A view that renders a ViewModel, named after it: `TaskListView` renders `TaskListViewModel`.
///
/// Its HTML is the template of its name, `TaskListView.mustache`.
public protocol ViewModelView {
    /// The ViewModel that the view renders.
    associatedtype VM: ViewModel

    /// The category, where it should not be inferred from the ViewModel.
    static var category: ViewCategory? { get }

    /// A view of this value.
    init(viewModel: VM)
}

extension ViewModelView {
    /// Nil: the category is inferred from the ViewModel.
    public static var category: ViewCategory? { nil }
}
