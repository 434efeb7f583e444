#if SwiftViews && os(Linux)
    import Diagnostics
    public import SwiftUI

    extension ViewModelView where VM: ClientHostedViewModelFactory, VM.AppState: Equatable {
        /// Returns the view of the ViewModel that is made from a part of the app's state, and localized.
        ///
        /// The ViewModel is made again when the state differs.
        public static func bind(appState: VM.AppState) -> some View {
            BoundView<Self>(appState: appState)
        }
    }

    /// A view whose ViewModel is made from the app's state.
    struct BoundView<Content: ViewModelView>
    where Content.VM: ClientHostedViewModelFactory, Content.VM.AppState: Equatable {
        /// A view with the problems of its texts, or the reason why there is no view.
        typealias Bound = Result<(content: Content, problems: [Diagnostic]), Diagnostic>

        /// The view for the last state and locale, which keeps its operations and the entries of its fields.
        final class Memory {
            var last: (appState: Content.VM.AppState, locale: Locale, bound: Bound)?
        }

        let appState: Content.VM.AppState
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
            let last = memory.last.flatMap { $0.appState == appState ? $0 : nil }
            if let last, last.locale == locale { return last.bound }
            let bound = bound(in: context.environment)
            if case .success((let known, _)) = last?.bound, case .success((let content, _)) = bound {
                content.takeFieldValues(of: known)
            }
            memory.last = (appState, locale, bound)
            return bound
        }

        @MainActor private func bound(in environment: EnvironmentValues) -> Bound {
            do {
                let localization = environment.viewModelLocalization
                let request = Content.VM.Request(
                    query: nil, fragment: nil, requestBody: nil, responseBody: nil)
                let context = ClientHostedModelFactoryContext(
                    locale: environment.locale, localizationStore: localization.store, vmRequest: request,
                    appState: appState)
                let localized = try localization.localized(Content.VM.modelSync(context: context))
                return .success((Content(viewModel: localized.model), localized.problems))
            } catch {
                return .failure(.unencodable(Content.VM.self, error))
            }
        }
    }

    /// A ViewModel that a view makes from the app's state, for checks.
    package struct BoundViewModel: Sendable {
        /// The localized ViewModel.
        package let viewModel: any ViewModel
    }

    extension Diagnostic {
        fileprivate static func unencodable(_ model: Any.Type, _ error: any Error) -> Diagnostic {
            Diagnostic(
                .unencodableViewModel,
                "\(TypeName.of(model)) cannot be encoded and decoded: \(error.localizedDescription)",
                subject: TypeName.of(model))
        }
    }
#endif
