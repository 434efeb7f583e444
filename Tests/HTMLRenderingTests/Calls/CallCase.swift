#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// A call of a modifier on a small view.
    struct CallCase: Sendable, CustomTestStringConvertible {
        /// The name with its labels, as the list of calls has it.
        let name: String
        /// What the HTML has only with the call.
        let added: String?
        /// What the HTML has only without the call.
        let removed: String?
        /// Its place in the list of all.
        private(set) var index = 0
        private let part: Part
        private let place: Place
        private let call: @MainActor @Sendable (AnyView) -> any View

        var testDescription: String { name }
        var hasEffect: Bool { added != nil || removed != nil }

        init(
            _ name: String, adds added: String? = nil, removes removed: String? = nil, on part: Part = .text,
            in place: Place = .page,
            call: @escaping @MainActor @Sendable (AnyView) -> any View
        ) {
            (self.name, self.added, self.removed) = (name, added, removed)
            (self.part, self.place, self.call) = (part, place, call)
        }

        /// Returns the HTML of the view, without what says where a view is in the tree.
        func html(isCalled: Bool) throws -> String {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: [:]), environment: .preview)
            let viewModel = CallViewModel(index: index, isCalled: isCalled)
            let view = renderer.interactive.render(ViewInput(viewModel, in: CallView.self), locale: .english)
            return view.text.replacing(/v-[\w-]+/, with: "v")
        }

        /// Returns what a preview of the view has notes about.
        @MainActor func notes() -> [String] { ViewSession(view(isCalled: true)).tree.problems.compactMap(\.subject) }

        @MainActor fileprivate func view(isCalled: Bool) -> AnyView {
            isCalled ? place.view(AnyView(call(part.view))) : place.view(part.view)
        }
    }

    extension CallCase {
        static let all = (texts + layouts + groups + presentations + inputs + silent).enumerated().map { index, item in
            var item = item
            item.index = index
            return item
        }

        /// What the modifier is called on.
        enum Part: Sendable {
            case text, heading, button, image, field, editor, list, form, toggle, gauge, progress, menu, tabs, rows
            case link, groupBox, labeled

            @MainActor fileprivate var view: AnyView {
                switch self {
                case .text: AnyView(Text(verbatim: "a"))
                case .heading: AnyView(Text(verbatim: "a").accessibilityAddTraits(.isHeader))
                case .button: AnyView(Button("a") {})
                case .image: AnyView(Image(systemName: "star").resizable())
                case .field: AnyView(TextField("a", text: .constant("b")))
                case .editor: AnyView(TextEditor(text: .constant("b")))
                case .list: AnyView(List { Section("a") { Text(verbatim: "b") } })
                case .form: AnyView(Form { Text(verbatim: "a") })
                case .toggle: AnyView(Toggle("a", isOn: .constant(true)))
                case .gauge: AnyView(Gauge(value: 0.5) { Text(verbatim: "a") })
                case .progress: AnyView(ProgressView(value: 0.5))
                case .menu: AnyView(Menu("a") { Button("b") {} })
                case .tabs: AnyView(TabView { Text(verbatim: "a").tabItem { Text(verbatim: "b") } })
                case .rows:
                    AnyView(
                        ForEach([1, 2], id: \.self) { Text(verbatim: "\($0)") }.onDelete { _ in }.onMove { _, _ in })
                case .groupBox: AnyView(GroupBox("a") { Text(verbatim: "b") })
                case .labeled: AnyView(LabeledContent("a") { Text(verbatim: "b") })
                case .link: AnyView(NavigationLink("a") { Text(verbatim: "b") })
                }
            }
        }

        /// Where the view is.
        enum Place: Sendable {
            case page, sheet, editing, stack, columns, grid, scrolling

            @MainActor fileprivate func view(_ content: AnyView) -> AnyView {
                switch self {
                case .page: content
                case .sheet: AnyView(Text(verbatim: "b").sheet(isPresented: .constant(true)) { content })
                case .editing: AnyView(List { content }.environment(\.editMode, .constant(.active)))
                case .stack: AnyView(NavigationStack { content.navigationTitle("title") })
                case .columns:
                    AnyView(
                        NavigationSplitView {
                            content
                        } detail: {
                            Text(verbatim: "b")
                        })
                case .grid: AnyView(Grid { GridRow { content } })
                case .scrolling: AnyView(ScrollView { content })
                }
            }
        }
    }

    private struct CallView: ViewModelView {
        private let viewModel: CallViewModel

        init(viewModel: CallViewModel) { self.viewModel = viewModel }

        var body: some View { CallCase.all[viewModel.index].view(isCalled: viewModel.isCalled) }
    }

    @ViewModel
    private struct CallViewModel {
        let index: Int
        let isCalled: Bool
        var vmId = ViewModelId(type: Self.self)

        init(index: Int, isCalled: Bool) { (self.index, self.isCalled) = (index, isCalled) }

        static func stub() -> Self { Self(index: 0, isCalled: true) }
    }
#endif
