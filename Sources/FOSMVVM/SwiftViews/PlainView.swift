#if SwiftViews && os(Linux)
    import FOSFoundation
    import Foundation
    public import SwiftUI

    /// The ViewModel of a view that shows none. It has no values.
    public struct PlainViewModel: ViewModel {
        /// The identity of the view, of which a page has one.
        public var vmId: ViewModelId = .init(type: Self.self)

        /// Creates a ViewModel.
        public init() {}

        /// Returns a ViewModel.
        public static func stub() -> Self { Self() }

        /// Returns no names.
        public func propertyNames() -> [LocalizableId: String] { [:] }
    }

    /// Any view of SwiftUI as the view of a preview or a test. See ``SwiftUI/View/hosted()``.
    public struct PlainView: ViewModelView {
        fileprivate var content = AnyView(EmptyView())

        /// Creates a view without content.
        public init(viewModel: PlainViewModel) {}

        /// The view.
        public var body: some View {
            content.modifier(EnvironmentModifier { $0.replacement = ViewModelReplacement() })
        }
    }

    extension View {
        /// Returns the view for a test of a view without a ViewModel, such as
        /// `expectSnapshot(of: ShelfLevelView(fraction: 0.5).hosted(), named: "half")`.
        nonisolated public func hosted() -> HostedView<PlainView> {
            // Safe because only the main actor uses the view.
            nonisolated(unsafe) let view = self
            return HostedView(
                viewModel: PlainViewModel(), bundle: nil, locale: nil,
                viewChange: ViewChange { $0.content = AnyView(view) })
        }
    }

    /// Localizes the ViewModels of views in a preview without a ViewModel. Those in such a view are localized with it.
    private final class ViewModelReplacement: ViewReplacement {
        func replaced<Content: View>(_ view: Content, in context: inout EvaluationContext) -> Content {
            guard let shown = view as? any ViewModelView else { return view }
            let localized = shown.localized(in: context) as? Content ?? view
            context.environment.replacement = nil
            return localized
        }
    }

    /// The ViewModel of a view as it was localized last, which keeps the entries of its fields.
    private final class LocalizedMemory<Model: ViewModel> {
        var last: (json: String?, model: Model)?
    }

    extension ViewModelView {
        /// Returns the view with its ViewModel localized. The problems of its texts are reported.
        fileprivate func localized(in context: EvaluationContext) -> Self {
            guard let model = storedViewModel else { return self }
            let memory = context.contentContext.object { LocalizedMemory<VM>() }
            do {
                let (localized, problems) = try context.environment.viewModelLocalization.localized(model)
                for problem in problems { context.report(problem) }
                let json = localized.shownJSON
                if memory.last == nil || memory.last?.json != json { memory.last = (json, localized) }
            } catch {
                context.report(.unencodable(viewModel: VM.self, error))
            }
            var view = self
            if let known = memory.last?.model { ViewFields.set(known, in: &view) }
            return view
        }
    }
#endif
