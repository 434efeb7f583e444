public import Observation

/// A view that renders a ViewModel and is named after it: `TaskListView` renders `TaskListViewModel`.
///
/// It has a SwiftUI `body`, or its HTML is in the template with the same name, `TaskListView.mustache`.
public protocol ViewModelView: SwiftView, SendableMetatype {
    /// The ViewModel that the view renders.
    associatedtype VM: ViewModel

    /// The category, or nil to infer it from the ViewModel.
    nonisolated static var category: ViewCategory? { get }

    /// Whether the view declares a `body`. Otherwise, its template shows it. Do not implement it.
    nonisolated static var hasBody: Bool { get }

    /// Creates a view of this ViewModel.
    init(viewModel: VM)
}

extension ViewModelView {
    /// Nil, which infers the category from the ViewModel.
    nonisolated public static var category: ViewCategory? { nil }

    /// The name of the view's type, which is also that of its template.
    nonisolated package static var viewName: String { ViewModelName.ofView(Self.self) }
    /// The declared or inferred category of the view.
    nonisolated package static var shownCategory: ViewCategory {
        if let category { return category }
        let inferred = VM.inferredCategory
        return bindsViews && inferred != .form ? .container : inferred
    }
}

/// A ViewModel with the data that a renderer needs to render its view.
public struct ViewInput {
    /// The ViewModel that the view shows.
    public let viewModel: any ViewModel
    /// The type of the view. Nil if only the ViewModel is known.
    public let view: (any ViewModelView.Type)?
    /// The name of the view and of its template.
    public private(set) var viewName: String
    /// Whether the view is any view of SwiftUI, without a ViewModel, so that no template can show it.
    package private(set) var isPlain = false
    /// The category. Its template is used if the view has no template.
    public let category: ViewCategory
    /// The validation results of the view's fields.
    public private(set) var validations: Validations?
    /// The objects that a view in Swift finds in its environment by their types.
    package private(set) var environment: [any AnyObject & Observable]
    /// What else changes the environment of a view in Swift; see `EnvironmentChange`.
    package private(set) var environmentChanges: [Any] = []
    /// What changes a view in Swift before it is shown; see `ViewChange`.
    package private(set) var viewChange: Any?
    /// The size that the preview asks for.
    package private(set) var frame = PreviewFrame()
    /// The values of a stub that previews show as others, such as random ids.
    public let volatileValues: VolatileValues

    /// Creates the input of a view that is known by name.
    ///
    /// - Parameters:
    ///   - viewModel: The ViewModel that the view shows.
    ///   - viewName: The name of the view, or nil for the name of the ViewModel without `Model`.
    ///   - category: The category, or nil to infer it from the type of the ViewModel.
    ///   - validations: The validation results of the view's fields.
    ///   - volatileValues: The values that previews show as others, if the ViewModel is a stub.
    public init(
        _ viewModel: any ViewModel, viewName: String? = nil, category: ViewCategory? = nil,
        validations: Validations? = nil, volatileValues: VolatileValues = .none
    ) {
        self.viewModel = viewModel
        view = nil
        self.viewName = viewName ?? Self.viewName(of: type(of: viewModel))
        self.category = category ?? type(of: viewModel).inferredCategory
        self.validations = validations
        environment = []
        self.volatileValues = volatileValues
    }

    /// Creates the input of a view.
    ///
    /// - Parameters:
    ///   - viewModel: The ViewModel that the view shows.
    ///   - view: The type of the view.
    ///   - validations: The validation results of the view's fields.
    ///   - environment: The objects that a view in Swift finds in its environment by their types.
    ///   - volatileValues: The values that previews show as others, if the ViewModel is a stub.
    public init<View: ViewModelView>(
        _ viewModel: View.VM, in view: View.Type, validations: Validations? = nil,
        environment: [any AnyObject & Observable] = [], volatileValues: VolatileValues = .none
    ) {
        self.viewModel = viewModel
        self.view = view
        viewName = view.viewName
        category = view.shownCategory
        self.validations = validations
        self.environment = environment
        self.volatileValues = volatileValues
    }

    /// Creates the same input with another ViewModel of the same type.
    init(_ input: ViewInput, showing viewModel: any ViewModel) {
        self.viewModel = viewModel
        view = input.view
        viewName = input.viewName
        category = input.category
        validations = input.validations
        environment = input.environment
        volatileValues = input.volatileValues
        environmentChanges = input.environmentChanges
        viewChange = input.viewChange
        frame = input.frame
        isPlain = input.isPlain
    }

    /// Returns the input with changes of the environment of a view in Swift, and of the view itself.
    func changing(environment changes: [Any], view change: Any?) -> ViewInput {
        var input = self
        input.environmentChanges = changes
        input.viewChange = change
        return input
    }

    /// Returns the input of a preview that asks for a size.
    func framed(_ frame: PreviewFrame) -> ViewInput {
        var input = self
        input.frame = frame
        return input
    }

    /// Returns the input of a view without a ViewModel, with the name of the view. Nil changes nothing.
    func named(plain name: String?) -> ViewInput {
        guard let name else { return self }
        var input = self
        input.viewName = name
        input.isPlain = true
        return input
    }

    /// Returns the input with the environment of the view around it.
    package func inEnvironment(of outer: ViewInput) -> ViewInput {
        var input = self
        input.environment = outer.environment + environment
        input.environmentChanges = outer.environmentChanges + environmentChanges
        return input
    }

    /// Returns the input with other validation results.
    package func replacing(validations: Validations) -> ViewInput {
        var input = self
        input.validations = validations
        return input
    }

    /// Returns the name of the view for a ViewModel: `TaskListView` for `TaskListViewModel`.
    public static func viewName(of type: any ViewModel.Type) -> String {
        viewName(ofModel: ViewModelName.of(type))
    }

    /// Returns the name of the view for the name of a ViewModel.
    package static func viewName(ofModel name: String) -> String {
        name.hasSuffix("ViewModel") ? String(name.dropLast("Model".count)) : name
    }
}

/// The names of types, without the search through all conformances of the program that `String(describing:)` and
/// `String(reflecting:)` make for each type that they have not seen before.
package enum TypeName {
    /// Returns the name of a type, as `String(describing:)` does.
    package static func of(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

    /// Returns the name of a type with the short forms of optional types and arrays, such as `[String]?`.
    package static func short(_ type: Any.Type) -> String { short(of(type)) }

    private static func short(_ name: String) -> String {
        guard name.hasSuffix(">") else { return name }
        if name.hasPrefix("Array<") { return "[\(short(String(name.dropFirst(6).dropLast())))]" }
        if name.hasPrefix("Optional<") { return "\(short(String(name.dropFirst(9).dropLast())))?" }
        return name
    }

    /// Returns the name of a type with its module and the types around it, as `String(reflecting:)` does.
    package static func qualified(_ type: Any.Type) -> String { _typeName(type, qualified: true) }
}
