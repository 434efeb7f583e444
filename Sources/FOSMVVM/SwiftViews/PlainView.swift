#if SwiftViews && os(Linux)
    import FOSFoundation
    import Foundation
    package import SwiftUI

    /// What a preview without a ViewModel encodes: nothing.
    package struct PlainViewModel: ViewModel {
        /// The identity of the view, of which a page has one.
        package var vmId: ViewModelId = .init(type: Self.self)

        package init() {}

        package static func stub() -> Self { Self() }

        package func propertyNames() -> [LocalizableId: String] { [:] }
    }

    /// The view of a preview without a ViewModel. Its content is that of the preview.
    package struct PlainView: ViewModelView {
        private var content = AnyView(EmptyView())

        package init(viewModel: PlainViewModel) {}

        package var body: some View {
            content.modifier(EnvironmentModifier { $0.replacement = ViewModelReplacement() })
        }
    }

    extension PlainView {
        /// Returns the content of a preview, with what its modifiers determine of the page.
        @MainActor static func hosted(_ view: any View, locale: Locale?) -> HostedView<PlainView> {
            let content = AnyView(view)
            let settings = PreviewSettings(of: view)
            var hosted = HostedView<PlainView>(
                viewModel: PlainViewModel(), bundle: nil, locale: locale,
                viewChange: ViewChange { $0.content = content })
            if let frame = settings.frame { hosted = hosted.framed(frame) }
            hosted.surroundings.theme = settings.theme
            return hosted
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
            let memory = context.besides.object { LocalizedMemory<VM>() }
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
