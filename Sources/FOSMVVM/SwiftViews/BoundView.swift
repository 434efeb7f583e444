#if SwiftViews && os(Linux)
    import Diagnostics
    public import SwiftUI

    extension ViewModelView where VM: ClientHostedViewModelFactory, VM.AppState: Equatable {
        /// Returns the view of the ViewModel that is made from a part of the app's state, and localized.
        ///
        /// The ViewModel is made again when the state differs.
        public static func bind(appState: VM.AppState) -> some View {
            BoundView<Self, _>(key: appState) { try VM.modelSync(context: $0.factoryContext(appState: appState)) }
        }
    }

    extension ViewModelView where VM: ClientHostedViewModelFactory, VM.AppState == Void {
        /// Returns the view of the ViewModel that is made without a state, and localized.
        public static func bind() -> some View {
            BoundView<Self, _>(key: true) { try VM.modelSync(context: $0.factoryContext(appState: ())) }
        }
    }

    extension ViewModelView where VM: RequestableViewModel, VM.Request.RequestBody == EmptyBody {
        /// Returns the view with the stub of its ViewModel, which an app requests from its server.
        public static func bind(query: VM.Request.Query, fragment: VM.Request.Fragment? = nil) -> some View {
            BoundView<Self, _>(key: true) { _ in .stub() }
        }
    }

    extension ViewModelView
    where VM: RequestableViewModel, VM.Request.RequestBody == EmptyBody, VM.Request.Query == EmptyQuery {
        /// Returns the view with the stub of its ViewModel, which an app requests from its server.
        public static func bind() -> some View {
            BoundView<Self, _>(key: true) { _ in .stub() }
        }
    }

    extension EnvironmentValues {
        fileprivate func factoryContext<Request, AppState>(
            appState: AppState
        ) -> ClientHostedModelFactoryContext<Request, AppState> {
            ClientHostedModelFactoryContext(
                locale: locale, localizationStore: viewModelLocalization.store,
                vmRequest: Request(query: nil, fragment: nil, requestBody: nil, responseBody: nil), appState: appState)
        }
    }

    /// A view whose ViewModel is made while the view around it is evaluated.
    struct BoundView<Content: ViewModelView, Key: Equatable> {
        /// A view with the problems of its texts, or the reason why there is no view.
        typealias Bound = Result<(content: Content, problems: [Diagnostic]), Diagnostic>

        /// The view for the last key and locale, which keeps its operations and the entries of its fields.
        final class Memory {
            var last: (key: Key, locale: Locale, bound: Bound)?
        }

        /// The ViewModel is made again when it differs.
        let key: Key
        /// Makes the ViewModel.
        let make: (EnvironmentValues) throws -> Content.VM
    }

    extension BoundView: View, PrimitiveView {
        typealias Body = Never

        func nodes(in context: EvaluationContext) -> [ViewNode] {
            switch bound(in: context) {
            case .success((let content, let problems)):
                for problem in problems { context.report(problem) }
                if let viewModel = content.storedViewModel { context.attach(BoundViewModel(viewModel: viewModel)) }
                return context.nodes(of: content, as: .children)
            case .failure(let problem):
                return [context.node(reporting: problem)]
            }
        }

        @MainActor private func bound(in context: EvaluationContext) -> Bound {
            let memory = context.object { Memory() }
            let locale = context.environment.locale
            let last = memory.last.flatMap { $0.key == key ? $0 : nil }
            if let last, last.locale == locale { return last.bound }
            let bound = bound(in: context.environment)
            if case .success((let known, _)) = last?.bound, case .success((let content, _)) = bound {
                content.takeFieldValues(of: known)
            }
            memory.last = (key, locale, bound)
            return bound
        }

        @MainActor private func bound(in environment: EnvironmentValues) -> Bound {
            do {
                let localized = try environment.viewModelLocalization.localized(make(environment))
                return .success((Content(viewModel: localized.model), localized.problems))
            } catch {
                return .failure(.unencodable(viewModel: Content.VM.self, error))
            }
        }
    }

    /// The name of ``BoundView`` in the names of types. The type of a body names the types of all views in it.
    enum BoundViewName {
        private static let name = "\(TypeName.qualified(MVVMEnvironment.self).prefix { $0 != "." }).BoundView<"

        /// Whether a type contains a bound view.
        static func isIn(_ type: Any.Type) -> Bool { TypeName.qualified(type).contains(name) }
    }

    /// A ViewModel that a view makes from the app's state, for checks.
    package struct BoundViewModel: Sendable {
        /// The localized ViewModel.
        package let viewModel: any ViewModel
    }

    extension Diagnostic {
        static func unencodable(viewModel model: Any.Type, _ error: any Error) -> Diagnostic {
            Diagnostic(
                .unencodableViewModel,
                "\(TypeName.of(model)) cannot be encoded and decoded: \(error.localizedDescription)",
                subject: TypeName.of(model))
        }
    }
#endif
