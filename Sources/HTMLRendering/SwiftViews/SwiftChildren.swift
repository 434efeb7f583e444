import Diagnostics
import FOSMVVM
import TemplateEngine

/// The views in Swift that one rendering of a template includes.
final class SwiftChildren {
    private let view: LocalizedView
    private let context: RenderingContext
    /// The number of views so far.
    private(set) var count = 0

    init(of view: LocalizedView, with context: RenderingContext) {
        self.view = view
        self.context = context
    }

    /// Renders the view in Swift with the name of a partial, which shows the innermost of its ViewModels around the tag.
    /// Nil if no view in Swift has the name.
    func render(_ name: String, _ origins: [any Sendable]) -> MissingPartial? {
        let views = context.values.views.named(name)
        guard let first = views.first else { return nil }
        for model in origins.lazy.compactMap({ $0 as? LocalizedModel }) {
            guard let type = views.first(where: { $0.model == model.type }) else { continue }
            count += 1
            return partial(type, model)
        }
        return .problem(.noViewModel(first.model, for: name))
    }

    private func partial<View: ViewModelView>(_ type: View.Type, _ model: LocalizedModel) -> MissingPartial {
        let place = context.place.place(ofChild: count)
        guard place.depth <= ViewPlace.maxDepth else {
            return .rendered(RenderedView(nestedTooDeeply: type.viewName).asPartial)
        }
        do {
            let tree = LocalizedValue.object(model.object)
            let viewModel: View.VM = try tree.toJSONData().fromJSON()
            let input = ViewInput(
                viewModel, in: type, validations: view.input.validations, volatileValues: view.input.volatileValues
            ).inEnvironment(of: view.input)
            let child = LocalizedView(
                input: input, tree: tree, locale: view.locale, makeLocalizer: view.makeLocalizer, render: view.render)
            return .rendered(try fragment(of: child, with: context.at(place)))
        } catch {
            return .problem(.undecodable(View.VM.self, error))
        }
    }

    private func fragment(
        of view: LocalizedView, with context: RenderingContext
    ) throws -> TemplateRendering {
        #if SwiftViews && os(Linux)
            let fragment = try SwiftViewRenderer().render(view, with: context)
            return TemplateRendering(
                bytes: fragment?.html ?? [], diagnostics: fragment?.diagnostics ?? [])
        #else
            // Without views in Swift, no partial has the name of one.
            return TemplateRendering(bytes: [], diagnostics: [])
        #endif
    }
}

extension RenderedView {
    fileprivate var asPartial: TemplateRendering {
        TemplateRendering(bytes: html, diagnostics: diagnostics)
    }
}

extension Diagnostic {
    fileprivate static func noViewModel(_ model: any ViewModel.Type, for partial: String) -> Diagnostic {
        let model = TypeName.of(model)
        return Diagnostic(
            .missingTemplate,
            """
            "\(partial)" is a view in Swift, which shows a \(model), and none is around the tag. \
            Put the tag in the section of a \(model).
            """, subject: partial)
    }

    fileprivate static func undecodable(_ model: any ViewModel.Type, _ error: any Error) -> Diagnostic {
        let model = TypeName.of(model)
        return Diagnostic(
            .unencodableViewModel, "\(model) cannot be decoded: \(error.localizedDescription)", subject: model)
    }
}
