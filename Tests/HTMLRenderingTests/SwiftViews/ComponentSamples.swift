#if SwiftViews && os(Linux)
    import Diagnostics
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine

    @testable import HTMLRendering

    /// The data of views that show each component with all its members, on a live page and on any other.
    @MainActor struct ComponentSamples {
        private let context: RenderingContext

        init() throws {
            context = RenderingContext(
                library: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                values: TemplateValueBuilder(timeZone: .gmt, views: SwiftChildViews([])), unresolved: .empty,
                limits: RenderingLimits(), assets: try Self.assets(), place: ViewPlace())
        }

        var values: [TemplateValue] {
            (Picture.all.map { $0.view() } + Self.views).flatMap { view in
                let tree = ViewSession(view).tree
                return [nil, ShownNames(of: tree, root: "v")].map { names in
                    ComponentMarkup(
                        context: context, names: names, isolation: TextIsolation(isRightToLeft: false),
                        renderView: { _, _, _ in "" }
                    ).value(of: tree)
                }
            }
        }

        /// An image with a dark one.
        private static func assets() throws -> PackageAssets {
            let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: package) }
            let target = TargetFolder("Sources/Shed", inPackage: package)
            let folder = target.url.appending(path: "A.xcassets/bench.imageset")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let contents = """
                {"images": [{"filename": "a.svg"}, {"filename": "b.svg",
                    "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
                """
            try Data(contents.utf8).write(to: folder.appending(path: "Contents.json"))
            for name in ["a.svg", "b.svg"] { try Data().write(to: folder.appending(path: name)) }
            return PackageAssets(targets: [target])
        }

        private static let views =
            [
                AnyView(SampleControls()), AnyView(SampleGroups()), AnyView(SampleList()), AnyView(SampleScreen()),
                AnyView(SampleImages()), AnyView(SampleDrawing()), AnyView(TemplateSampleView(viewModel: .stub())),
                AnyView(BrokenSampleView(viewModel: .stub())),
            ] + dialogs

        private static let dialogs: [AnyView] = [
            AnyView(
                Text(verbatim: "a").alert("a", isPresented: .constant(true)) {
                    Button("b") {}
                } message: {
                    Text(verbatim: "c")
                }),
            AnyView(
                Text(verbatim: "a").confirmationDialog("a", isPresented: .constant(true)) {
                    Button("b") {}
                } message: {
                    Text(verbatim: "c")
                }),
            AnyView(Text(verbatim: "a").popover(isPresented: .constant(true)) { Text(verbatim: "b") }),
            AnyView(
                Text(verbatim: "a").sheet(isPresented: .constant(true)) {
                    Text(verbatim: "b").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
                        .presentationBackground { Color.red }
                }),
        ]
    }

    private struct SampleControls: View {
        @FocusState private var focus: FormFieldIdentifier?
        private let model = SampleViewModel.stub()

        var body: some View {
            Slider(value: .constant(0.5)) {
                Text(verbatim: "a")
            } minimumValueLabel: {
                Text(verbatim: "b")
            } maximumValueLabel: {
                Text(verbatim: "c")
            }
            Picker("a", selection: .constant(1)) {
                Image(systemName: "star").tag(1)
                Text(verbatim: "b").tag(2)
            }
            .pickerStyle(.segmented)
            Picker("a", selection: .constant(1)) { Text(verbatim: "b").tag(1) }
            Stepper("a", value: .constant(1))
            FormFieldView(fieldModel: model.$room, focusField: $focus)
            Gauge(value: 0.5) {
                Text(verbatim: "a")
            } currentValueLabel: {
                Text(verbatim: "b")
            } minimumValueLabel: {
                Text(verbatim: "c")
            } maximumValueLabel: {
                Text(verbatim: "d")
            }
            ProgressView(value: 0.5) {
                Text(verbatim: "a")
            } currentValueLabel: {
                Text(verbatim: "b")
            }
        }
    }

    private struct SampleGroups: View {
        var body: some View {
            ContentUnavailableView {
                Label("a", systemImage: "star")
            } description: {
                Text(verbatim: "b")
            } actions: {
                Button("c") {}
            }
            ControlGroup { Button("a") {} }
            DisclosureGroup("a") { Text(verbatim: "b") }
            GroupBox("a") { Text(verbatim: "b") }
            LabeledContent("a", value: "b")
            LazyHGrid(rows: [GridItem()]) { Text(verbatim: "a") }
            if let address = URL(string: "https://example.com") { Link("a", destination: address) }
            Text(verbatim: "a").position(x: 1, y: 2)
            AnyLayout(SampleLayout()) { Text(verbatim: "a") }
            Table([SampleRow()]) { TableColumn("a", value: \.id) }
            Menu("a") {
                Button("b") {}
            } primaryAction: {
            }
            Text(verbatim: "a").contextMenu { Button("b") {} }
            Text(verbatim: "a").inspector(isPresented: .constant(true)) { Text(verbatim: "b") }
            GeometryReader { _ in Text(verbatim: "a") }
            VStack { Button("a") {} }.onTapGesture {}
            Text(verbatim: "a").onTapGesture {}
            Grid { GridRow { Text(verbatim: "a") } }
            NavigationSplitView {
                Text(verbatim: "a")
            } detail: {
                Text(verbatim: "b")
            }
        }
    }

    private struct SampleList: View {
        @State private var selection: String?

        var body: some View {
            List(selection: $selection) {
                Section {
                    Text(verbatim: "a").badge(1).listRowBackground(Color.red).swipeActions { Button("b") {} }.tag("c")
                } header: {
                    Text(verbatim: "d")
                } footer: {
                    Text(verbatim: "e")
                }
            }
            TabView { Text(verbatim: "a").tabItem { Label("b", systemImage: "star") }.badge(2) }
        }
    }

    private struct SampleScreen: View {
        var body: some View {
            NavigationStack(path: .constant([1])) {
                Text(verbatim: "a").navigationTitle("b")
                    .navigationDestination(for: Int.self) { _ in
                        Text(verbatim: "c").navigationTitle("d").navigationSubtitle("e")
                            .searchable(text: .constant("")).searchSuggestions { Text(verbatim: "f") }
                            .searchScopes(.constant(1)) { Text(verbatim: "g").tag(1) }
                            .toolbar {
                                ToolbarItem(placement: .topBarLeading) { Button("h") {} }
                                ToolbarItem(placement: .bottomBar) { Button("i") {} }
                                ToolbarItem(placement: .keyboard) { Button("j") {} }
                            }
                    }
            }
            Text(verbatim: "a").searchable(text: .constant(""))
            NavigationStack { NavigationLink("a") { Text(verbatim: "b") } }
        }
    }

    private struct SampleImages: View {
        var body: some View {
            Image("bench")
            Image("nothing")
            Text("\(Image("bench")) \(Image("nothing")) \(Image(systemName: "star"))")
            ForEach(
                ["nothing", "1.circle", "star.circle.fill", "bell.slash", "bell.badge", "folder.badge.plus"], id: \.self
            ) {
                Image(systemName: $0)
            }
        }
    }

    private struct SampleDrawing: View {
        var body: some View {
            Canvas { context, size in
                let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
                let gradient = Gradient(colors: [.red, .blue])
                let center = CGPoint(x: 5, y: 5)
                context.fill(square, with: .linearGradient(gradient, startPoint: .zero, endPoint: center))
                context.fill(
                    square, with: .radialGradient(gradient, center: center, startRadius: 0, endRadius: 5))
                context.clip(to: square)
                context.clip(to: square)
                context.addFilter(.alphaThreshold(min: 0.5, color: .red))
                context.drawLayer { $0.draw(Text(verbatim: "a"), at: center) }
            }
        }
    }

    private struct SampleRow: Identifiable { let id = "b" }

    private struct SampleLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {}
    }

    /// A view with a template.
    private struct TemplateSampleView: ViewModelView {
        private let viewModel: SampleViewModel

        init(viewModel: SampleViewModel) { self.viewModel = viewModel }
    }

    /// A view with a template that does not keep its ViewModel.
    private struct BrokenSampleView: ViewModelView {
        init(viewModel: SampleViewModel) {}
    }

    @ViewModel
    private struct SampleViewModel {
        @FormFieldModel(Self.roomField, default: "") var room: String
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }

        private static var roomField: FormField<String> {
            FormField(
                fieldId: FormFieldIdentifier(id: "room"), title: .constant("Room"), type: .text(inputType: .text))
        }
    }
#endif
