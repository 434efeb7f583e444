#if SwiftViews && os(Linux)
    import Diagnostics
    import FOSFoundation
    public import SwiftUI

    /// The protocol of SwiftUI that a ``ViewModelView`` conforms to.
    public typealias SwiftView = View

    extension ViewModelView {
        /// The template with the name of the view, for a view that does not declare a body.
        public var body: TemplateView<Self> { TemplateView(self) }
    }

    extension ViewModelView {
        /// True, as the view declares its own body.
        nonisolated public static var hasBody: Bool { true }
    }

    extension ViewModelView {
        /// Whether the body contains other views with `bind`, in whichever branch.
        nonisolated static var bindsViews: Bool { hasBody && BoundViewName.isIn(Body.self) }
    }

    extension ViewModelView where Body == TemplateView<Self> {
        /// False, as its body is its template.
        nonisolated public static var hasBody: Bool { false }
    }

    /// The template of a view, as a part of a view that is written in Swift.
    public struct TemplateView<Owner: ViewModelView> {
        private let owner: Owner

        init(_ owner: Owner) {
            self.owner = owner
        }
    }

    extension TemplateView: PrimitiveView {
        public typealias Body = Never

        package func nodes(in context: EvaluationContext) -> [ViewNode] {
            guard let viewModel = owner.storedViewModel else {
                return [context.node(reporting: .missingViewModel(Owner.VM.self, of: Owner.self))]
            }
            let content = TemplateContent(
                viewModel: viewModel, viewName: Owner.viewName,
                category: Owner.category ?? Owner.VM.inferredCategory,
                results: context.environment[Validations.self]?.validations)
            return [context.node(.foreign(content))]
        }
    }

    /// What a renderer needs to show the template of a view in a tree of views.
    package struct TemplateContent: ShownContent {
        /// The ViewModel.
        package let viewModel: any ViewModel
        /// The name of the view and of its template.
        package let viewName: String
        /// The category of the view.
        package let category: ViewCategory
        /// The validation results of its fields, if it is in a form.
        package let results: [ValidationResult]?

        /// The ViewModel as JSON. Nothing if it cannot be encoded, which its own rendering reports.
        package var shownText: String { viewModel.shownJSON ?? "" }

        /// The data from which the template is rendered.
        package var input: ViewInput {
            ViewInput(
                viewModel, viewName: viewName, category: category,
                validations: results.map { Validations($0) })
        }
    }

    extension Diagnostic {
        fileprivate static func missingViewModel(_ model: Any.Type, of view: Any.Type) -> Diagnostic {
            let (model, view) = (TypeName.of(model), TypeName.of(view))
            return Diagnostic(
                .brokenView,
                """
                \(view) has neither a body nor a property with its ViewModel. \
                Add 'private let viewModel: \(model)' and set it in init(viewModel:).
                """, subject: view)
        }
    }
#else
    /// The protocol of SwiftUI that a ``ViewModelView`` conforms to: none, because this build has no SwiftUI.
    public typealias SwiftView = Any

    extension ViewModelView {
        /// False, as this build has no SwiftUI.
        public static var hasBody: Bool { false }

        /// False, as this build has no SwiftUI.
        static var bindsViews: Bool { false }
    }
#endif
