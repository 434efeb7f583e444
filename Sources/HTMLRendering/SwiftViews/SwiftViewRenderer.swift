#if SwiftViews && os(Linux)
    import Diagnostics
    import FOSFoundation
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine

    /// Renders a view with its Swift `body`: evaluates it, then renders its tree with the templates of the components.
    ///
    /// It can be called on any thread; the body runs on the main actor, so the main thread must run the main queue.
    struct SwiftViewRenderer: ViewRenderer {
        func render(_ view: LocalizedView, with context: RenderingContext) throws -> ViewFragment? {
            guard let type = view.input.view, type.hasBody else { return nil }
            context.place.dependencies?.add(ViewDependencies(templates: [ComponentMarkup.root, view.input.viewName]))
            if let parts = context.place.parts {
                return Self.fragment(of: try parts.swift(type, view, with: context).update(), view, with: context)
            }
            let (session, tree) = try Self.begin(type, view, with: context)
            defer { MainActor.sync { session.end() } }
            return Self.fragment(of: tree, view, with: context)
        }

        /// Renders an evaluated view.
        static func fragment(
            of tree: ViewTree, _ view: LocalizedView, with context: RenderingContext
        ) -> ViewFragment {
            var childProblems: [Diagnostic] = []
            let place = context.place
            let names = place.isInteractive ? ShownNames(of: tree, root: place.rootID) : nil
            let markup = ComponentMarkup(
                context: context, names: names,
                isolation: TextIsolation(isRightToLeft: view.locale.isRightToLeft)
            ) { child, id, name in
                let rendered = view.render(child, place.place(inNode: id, named: name))
                childProblems += rendered.diagnostics + rendered.notes
                return rendered.text
            }
            let colors = ShownColors()
            let (html, diagnostics) = ShownColors.$current.withValue(colors) {
                context.render(ComponentMarkup.root, markup.value(of: tree))
            }
            let assets = context.assets
            let missingColors = colors.all.filter { !assets.hasColor(named: $0) }.map(assets.missingColor)
            return ViewFragment(
                html: ForeignMarkup.html(of: html),
                diagnostics: tree.problems + markup.problems(in: tree) + missingColors + childProblems + diagnostics,
                source: .swift(name: view.input.viewName), value: nil)
        }

        /// How long a view can take until it is at rest, such as its tasks that load its content. After that, the view is
        /// shown as it is.
        private static let limit = Duration.seconds(5)

        /// Evaluates the view of a ViewModel that is decoded from its localized form, as an app receives it, and waits
        /// until it is at rest.
        static func begin<View: ViewModelView>(
            _ type: View.Type, _ view: LocalizedView, with context: RenderingContext
        ) throws -> (session: ViewSession, tree: ViewTree) {
            let viewModel: View.VM = try view.tree.toJSONData().fromJSON()
            let localization = ViewModelLocalization(view.makeLocalizer)
            let (locale, timeZone, id) = (view.locale.locale, context.timeZone, context.place.rootID)
            // Safe because the objects come with the stub, and only the main actor uses them.
            nonisolated(unsafe) let (objects, changes) = (view.input.environment, view.input.environmentChanges)
            let viewChange = view.input.viewChange as? ViewChange<View>
            let (space, frames) = (view.input.frame.space, context.place.sizes.frames)
            let makeSession: @MainActor @Sendable () -> ViewSession = {
                var environment = EnvironmentValues()
                environment.timeZone = timeZone
                environment.proposal = space
                environment.measuredFrames = frames
                environment[MVVMEnvironment.self] = MVVMEnvironment()
                environment[Validations.self] = Validations()
                for object in objects { environment.set(object) }
                for change in changes { (change as? EnvironmentChange)?.apply(&environment) }
                // Those of the page, also if its preview is pinned to another locale.
                environment.locale = locale
                environment.viewModelLocalization = localization
                let content = View(viewModel: viewModel, with: viewChange)
                return ViewSession(content, id: id, environment: environment)
            }
            // The main actor cannot wait for itself, as in a UI test, in which time passes as for a user.
            let waits = !MainActor.isCurrent
            let (session, tree, isAtRest) = MainActor.sync {
                let session = makeSession()
                guard waits else { return (session, session.update(), true) }
                session.beginPicture()
                let tree = session.passTime()
                if session.isAtRest { session.endPicture() }
                return (session, tree, session.isAtRest)
            }
            return (session, isAtRest ? tree : session.rest(within: Self.limit))
        }
    }

    extension SwiftViewRenderer {
        /// Returns what shows the ViewModel of a view in its locale, in the session of a view of this type.
        static func change<View: ViewModelView>(
            of type: View.Type, to view: LocalizedView
        ) throws -> @MainActor @Sendable (ViewSession) -> Void {
            let viewModel: View.VM = try view.tree.toJSONData().fromJSON()
            let (locale, localization) = (view.locale.locale, ViewModelLocalization(view.makeLocalizer))
            let viewChange = view.input.viewChange as? ViewChange<View>
            return { session in
                let content = View(viewModel: viewModel, with: viewChange)
                if let known = session.root as? View { content.takeFieldValues(of: known) }
                session.show(content) { environment in
                    environment.locale = locale
                    environment.viewModelLocalization = localization
                }
            }
        }
    }

    extension ViewModelView {
        /// Creates a view as its preview changes it.
        @MainActor fileprivate init(viewModel: VM, with change: ViewChange<Self>?) {
            self.init(viewModel: viewModel)
            change?.apply(&self)
        }
    }

    extension PreviewFrame {
        /// The space for the view of a page with this size, within its padding. The stylesheet of the package can change it,
        /// which the browser reports.
        fileprivate var space: CGSize {
            let width = width ?? CGSize.phone.width
            let height = [idealHeight, maxHeight].compactMap(\.self).first { $0.isFinite } ?? CGSize.phone.height
            let padding: CGFloat = width > 480 ? 24 : 16
            return CGSize(width: max(width - 2 * padding, 0), height: max(height - 2 * padding, 0))
        }
    }

    extension LiveSizes {
        /// The places as the views know them.
        var frames: [String: CGRect] {
            places.mapValues { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        }
    }

    extension EnvironmentValues {
        fileprivate mutating func set<Object: AnyObject & Observable>(_ object: Object) { self[Object.self] = object }
    }
#endif
