public import Foundation

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

/// What a view is rendered from.
public struct ViewSubject {
    /// What the view shows.
    public let viewModel: any ViewModel
    /// The view's name, which is its template's.
    public let viewName: String
    /// The category whose template serves where the view has none of its own.
    ///
    /// Inferred from the ViewModel, each time it is asked for, where it was not stated.
    public var category: ViewCategory { statedCategory ?? ViewCategory(inferredFrom: viewModel) }
    private let statedCategory: ViewCategory?
    /// What validation says about the view's fields.
    public let validations: Validations?
    /// When the ViewModel was made, where its dates are to be moved to a fixed present.
    public let madeDuring: ClosedRange<Date>?

    /// A subject.
    ///
    /// - Parameters:
    ///   - viewModel: What the view shows.
    ///   - viewName: The view's name; the ViewModel's without `Model` when nil.
    ///   - category: The category; inferred from the ViewModel when nil.
    ///   - validations: What validation says about the view's fields.
    ///   - madeDuring: When the ViewModel was made, if it is a stub.
    public init(
        _ viewModel: any ViewModel, viewName: String? = nil, category: ViewCategory? = nil,
        validations: Validations? = nil, madeDuring: ClosedRange<Date>? = nil
    ) {
        self.viewModel = viewModel
        self.viewName = viewName ?? Self.viewName(of: type(of: viewModel))
        statedCategory = category
        self.validations = validations
        self.madeDuring = madeDuring
    }

    /// The view's name by the ViewModel's: `TaskListViewModel` is shown by `TaskListView`.
    public static func viewName(of type: any ViewModel.Type) -> String {
        viewName(ofModel: String(describing: type))
    }

    /// The view's name by that of the ViewModel's type.
    package static func viewName(ofModel name: String) -> String {
        name.hasSuffix("ViewModel") ? String(name.dropLast("Model".count)) : name
    }
}
