#if SwiftViews
    import Diagnostics
    import FOSMVVM
    import FOSTesting
    import Foundation
    import HTMLRendering
    import Observation
    import PreviewCatalog
    import PreviewSnapshots

    /// What presents views in tests: the previews of the program, and the texts and templates of the package.
    @MainActor
    final class ViewHost {
        private struct Key: Hashable {
            let package: URL
            let bundles: [URL]
        }

        private static let catalog = PreviewCatalog.load()
        private static var hosts: [Key: ViewHost] = [:]

        private let renderer: HTMLRenderer
        private let package: URL

        /// The locale that views are presented in by default.
        var defaultLocale: Locale { renderer.localizations.defaultLocale.locale }

        private init(_ key: Key, bundles: [Bundle]) throws {
            package = key.package
            // A test compares plain texts.
            renderer = try HTMLRenderer(package: key.package, bundles: bundles, targets: Self.catalog.targets)
                .preferring(.swift).withoutForeignMarks
        }

        /// Returns the host for the tests of a package, whose texts and templates are read once.
        ///
        /// - Parameters:
        ///   - filePath: A file of the package.
        ///   - extra: Bundles with texts, besides those of the previews.
        /// - Throws: An error for a file outside of a package, or for settings that cannot be used.
        static func around(_ filePath: StaticString, bundles extra: [Bundle] = []) throws -> ViewHost {
            let bundles = catalog.bundles + extra.filter { !catalog.bundles.contains($0) }
            let key = Key(package: try PackageFolder.around("\(filePath)"), bundles: bundles.map(\.bundleURL))
            if let host = hosts[key] { return host }
            let host = try ViewHost(key, bundles: bundles)
            hosts[key] = host
            return host
        }

        /// Returns a ViewModel with localized texts.
        ///
        /// - Throws: Any error of its `encode(to:)` and `init(from:)`.
        func localized<Model: ViewModel>(_ model: Model, locale: Locale) throws -> Model {
            try localization(for: locale).localized(model).model
        }

        private func localization(for locale: Locale) -> ViewModelLocalization {
            let (store, identifier) = (renderer.localizations, LocaleIdentifier(locale))
            return ViewModelLocalization {
                Localizer(locale: identifier, store: store, timeZone: RenderingEnvironment.preview.timeZone)
            }
        }

        /// Presents a ViewModel in the view of its first preview, or else in its registered view.
        ///
        /// - Throws: ``PresentationError``, or an error of the preview or the ViewModel.
        func present<Model: ViewModel>(
            _ model: Model, environment: [any AnyObject & Observable], locale: Locale, place: TestPlace
        ) throws -> PresentedView {
            let preview = Self.catalog.previews.first { $0.viewModelType == Model.self }
            let subject = try preview?.make().subject
            guard let view = subject?.view ?? MVVMEnvironment.testView(of: Model.self) else {
                throw PresentationError.noPreview(TypeName.of(Model.self), known: Self.catalog.viewModelNames)
            }
            return try present(model, in: view, of: subject, environment, locale, place)
        }

        /// Presents a ViewModel in a view, with the environment of the view's first preview, if it has one.
        ///
        /// - Throws: ``PresentationError``, or an error of the preview or the ViewModel.
        func present<View: ViewModelView>(
            _ model: View.VM, in view: View.Type, environment: [any AnyObject & Observable], locale: Locale,
            place: TestPlace
        ) throws -> PresentedView {
            let preview = Self.catalog.previews.first {
                $0.viewModelType == View.VM.self && $0.viewName == View.viewName
            }
            return try presented(model, in: view, of: preview?.make().subject, environment, locale, place)
        }

        /// Presents a view that shows no ViewModel.
        ///
        /// - Throws: ``PresentationError``.
        func present(_ view: HostedView<PlainView>, named name: String, locale: Locale, place: TestPlace) throws
            -> PresentedView
        {
            let subject = try MadePreview(plain: name) { view }.subject
            return try presented(
                LivePage(of: subject, locale: LocaleIdentifier(locale), renderer: renderer), name, place)
        }

        /// Finds the type of the view's ViewModel, which is the given one because the preview has both.
        private func present<View: ViewModelView>(
            _ model: any ViewModel, in view: View.Type, of subject: ViewInput?,
            _ environment: [any AnyObject & Observable], _ locale: Locale, _ place: TestPlace
        ) throws -> PresentedView {
            guard let model = model as? View.VM else {
                throw PresentationError.noPreview(TypeName.of(type(of: model)), known: Self.catalog.viewModelNames)
            }
            return try presented(model, in: view, of: subject, environment, locale, place)
        }

        /// Presents the live page that a browser shows.
        private func presented<View: ViewModelView>(
            _ model: View.VM, in view: View.Type, of subject: ViewInput?, _ objects: [any AnyObject & Observable],
            _ locale: Locale, _ place: TestPlace
        ) throws -> PresentedView {
            if view.hasBody {
                let problems = try localization(for: locale).localized(model).problems
                if !problems.isEmpty { throw PresentationError.broken(View.viewName, problems) }
            }
            let environment = (subject?.environment ?? []) + objects
            let validations = environment.lazy.compactMap { $0 as? Validations }.last
            let input = ViewInput(model, in: view, validations: validations, environment: objects)
            let page = LivePage(
                of: subject.map(input.inEnvironment) ?? input, locale: LocaleIdentifier(locale), renderer: renderer)
            return try presented(page, View.viewName, place)
        }

        private func presented(_ page: LivePage, _ viewName: String, _ place: TestPlace) throws -> PresentedView {
            let presented = PresentedView(
                try source(of: page, viewName: viewName), viewName: viewName, place: place)
            let problems = presented.problems
            if !problems.isEmpty { throw PresentationError.broken(viewName, problems) }
            return presented
        }

        private func source(of page: LivePage, viewName: String) throws -> PresentedView.Source {
            let first = page.begin()
            if let session = page.session { return .swift(session, templates: NestedTemplates(in: page)) }
            if !first.diagnostics.isEmpty { throw PresentationError.broken(viewName, first.diagnostics) }
            return .template(try TemplateScreen(of: page))
        }
    }

    /// The reason why a test cannot present a view, or read its operations.
    enum PresentationError: LocalizedError {
        /// There is no preview of the ViewModel.
        case noPreview(String, known: [String])
        /// The view has problems.
        case broken(String, [Diagnostic])
        /// No view is presented.
        case notPresented
        /// The view gives no operations of this type to its test, but of others.
        case notTransported(String, of: String, known: [String])
        /// The ViewModel has no operations of this type, but of others.
        case noOperations(String, of: String, known: [String])
        /// The operations changed after the view was last evaluated.
        case notRepainted(String, of: String)
        /// The Swift runtime does not let a test run the tasks of a view.
        case noHook

        var errorDescription: String? {
            switch self {
            case .noPreview(let model, let known):
                NearestNames.unknown("preview", model, among: known.filter { $0 != model })
                    + " A test presents the view of a preview: add #Preview { SomeView.previewHost(…) } for this ViewModel."
            case .broken(let view, let problems):
                "\(view) cannot be tested because of these problems:\n"
                    + problems.map(\.localizedDescription).joined(separator: "\n")
            case .notPresented: "No view is presented. Call presentView first."
            case .notTransported(let operations, let view, let known):
                "\(view) does not transport \(operations)"
                    + (known.isEmpty ? "" : ", but \(known.joined(separator: " and "))")
                    + ". Add .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle) to its body, "
                    + "in builds with DEBUG."
            case .noOperations(let operations, let view, let known):
                NearestNames.unknown("operations", operations, of: "the ViewModel of \(view)", among: known)
            case .notRepainted(let operations, let view):
                "\(operations) changed after \(view) was last evaluated, so the test would read old values. "
                    + "Call toggleRepaint() in \(view) after each operation. If a task calls it later, wait first for what the "
                    + "task shows."
            case .noHook:
                "This version of Swift has no swift_task_getMainExecutor_hook, which tests with XCTest need to run the "
                    + "tasks of a view. Use Swift Testing instead, or Swift 6.3."
            }
        }
    }
#endif
