#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// Views whose layout is measured in a browser: `Tests/Browser/Layouts.html` has their HTML.
    ///
    /// To write the file again, run this test with the environment variable `RECORD_LAYOUTS`.
    @Suite struct LayoutCases {
        private static let file = URL(filePath: #filePath).appending(path: "../../../Browser/Layouts.html")
            .standardizedFileURL

        @Test func theBrowserTestsTheLayoutsOfThisVersion() throws {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: [:]), environment: .preview)
            let sections = try LayoutCase.allCases.map { layout in
                let locale = try #require(LocaleIdentifier(layout == .texts ? "ar" : "en"))
                let view = renderer.render(
                    ViewInput(LayoutViewModel(layout: layout), in: LayoutView.self), locale: locale)
                #expect(view.diagnostics == [])
                let direction = locale.isRightToLeft ? "rtl" : "ltr"
                return "<section data-case=\"\(layout)\" dir=\"\(direction)\">\n\(view.text)</section>\n"
            }
            let html = sections.joined()
            if ProcessInfo.processInfo.environment["RECORD_LAYOUTS"] != nil {
                try Data(html.utf8).write(to: Self.file)
            }
            #expect(try String(contentsOf: Self.file, encoding: .utf8) == html)
        }
    }

    /// A view in which what is marked as `wide` takes the whole width, and what is marked as `inset` leaves space for
    /// the padding of a component.
    private enum LayoutCase: String, CaseIterable, Codable {
        case scrolledRows, plainButton, button, link, menu, label, list, section, form, group, disclosure, sheet, tabs,
            stacked, overlay, frame, divider, fields, grid, conditional, framed, padded, narrow, symbols, texts
    }

    private struct LayoutView: ViewModelView {
        private let viewModel: LayoutViewModel
        @State private var text = "Bed"
        @FocusState private var focus: FormFieldIdentifier?

        init(viewModel: LayoutViewModel) { self.viewModel = viewModel }

        var body: some View {
            switch viewModel.layout {
            case .scrolledRows, .plainButton, .button, .link, .menu, .label: VStack { controls }
            case .list, .section, .form, .group, .disclosure, .sheet, .tabs: containers
            case .stacked, .overlay, .frame, .divider, .fields, .grid, .conditional: VStack { VStack { contents } }
            case .framed, .padded, .narrow: VStack { frames }
            case .symbols: symbols
            case .texts: texts
            }
        }

        private var row: some View {
            HStack {
                Text(verbatim: "Bed")
                Spacer()
                Text(verbatim: "7")
            }
        }

        private var wide: some View { row.uiTestingIdentifier("wide") }
        private var inset: some View { row.uiTestingIdentifier("inset") }

        @ViewBuilder private var controls: some View {
            switch viewModel.layout {
            case .scrolledRows: ScrollView { VStack { ForEach(0..<2) { _ in wide } } }
            case .plainButton:
                VStack {
                    Button {
                    } label: {
                        wide
                    }.buttonStyle(.plain)
                }
            case .button:
                HStack {
                    VStack {
                        Button {
                        } label: {
                            wide
                        }
                    }
                }
            case .link:
                NavigationStack {
                    VStack {
                        VStack {
                            NavigationLink {
                                Text(verbatim: "")
                            } label: {
                                wide
                            }
                        }
                    }
                }
            case .menu:
                VStack {
                    Menu {
                        Button("A") {}
                    } label: {
                        wide
                    }
                }
            case .label:
                VStack {
                    Label {
                        inset
                    } icon: {
                        Image(systemName: "star.fill")
                    }
                }
            default: EmptyView()
            }
        }

        @ViewBuilder private var containers: some View {
            switch viewModel.layout {
            case .list: VStack { VStack { List { inset } } }
            case .section: VStack { Section { VStack { wide } } }
            case .form:
                VStack {
                    VStack {
                        Form {
                            Section {
                                VStack {
                                    Button {
                                    } label: {
                                        inset
                                    }
                                }
                            }
                        }
                    }
                }
            case .group: VStack { GroupBox { VStack { inset } } }
            case .disclosure:
                VStack { VStack { DisclosureGroup("More", isExpanded: .constant(true)) { VStack { wide } } } }
            case .sheet: Text(verbatim: "Page").sheet(isPresented: .constant(true)) { VStack { VStack { inset } } }
            case .tabs: TabView { VStack { VStack { wide } }.tabItem { Text(verbatim: "Beds") } }
            default: EmptyView()
            }
        }

        @ViewBuilder private var contents: some View {
            switch viewModel.layout {
            case .stacked: ZStack { HStack { VStack { wide } } }
            case .overlay: VStack { wide.overlay(alignment: .top) { Text(verbatim: "New") } }
            case .frame:
                HStack { VStack { Text(verbatim: "Bed").frame(maxWidth: .infinity).uiTestingIdentifier("wide") } }
            case .divider: VStack { Divider().uiTestingIdentifier("wide") }
            case .fields:
                HStack { VStack { TextField("Bed", text: $text).uiTestingIdentifier("wide") } }
                VStack { TextEditor(text: $text).uiTestingIdentifier("wide") }
                VStack { FormFieldView(fieldModel: viewModel.$bed, focusField: $focus).uiTestingIdentifier("wide") }
            case .grid:
                VStack { LazyVGrid(columns: [GridItem(.flexible())]) { wide } }
                VStack { Grid { GridRow { wide } } }
            case .conditional:
                VStack {
                    if text.isEmpty { Text(verbatim: "") } else { Group { AnyView(wide) } }
                    Section { if !text.isEmpty { wide } }
                }
            default: EmptyView()
            }
        }

        @ViewBuilder private var frames: some View {
            switch viewModel.layout {
            case .framed: VStack { row.background(Color.red).frame(maxWidth: .infinity).uiTestingIdentifier("wide") }
            case .padded: VStack { row.padding(8).background(Color.red).padding(16).uiTestingIdentifier("inset") }
            case .narrow: VStack { VStack { row.uiTestingIdentifier("narrow") }.frame(width: 200) }
            default: EmptyView()
            }
        }

        /// A symbol with a drawing beside one without.
        private var symbols: some View {
            VStack(alignment: .leading) {
                ForEach([Font.caption, .body, .largeTitle], id: \.self) { font in
                    HStack {
                        Image(systemName: "star.circle.fill")
                        Image(systemName: "lamp.with.a.long.name")
                    }
                    .font(font)
                }
                HStack {
                    Image(systemName: "star.circle.fill").resizable().frame(width: 60, height: 60)
                    Image(systemName: "lamp.with.a.long.name").resizable().frame(width: 60, height: 60)
                }
            }
        }

        /// Texts that do not come from a `Localizable`, in a page from right to left.
        private var texts: some View {
            VStack(alignment: .leading) {
                Text(verbatim: "21.5 °C").uiTestingIdentifier("temperature")
                Text("+48 123 456 789").uiTestingIdentifier("phone")
                Text("Hello, world!").uiTestingIdentifier("greeting")
                Text("\("السرير"): \("21.5 °C")").uiTestingIdentifier("value")
                Text(LocalizableString.constant("السرير 7, الجناح!")).uiTestingIdentifier("localized")
                Button("Hello, world!") {}.uiTestingIdentifier("button")
            }
        }
    }

    @ViewModel
    private struct LayoutViewModel {
        let layout: LayoutCase
        @FormFieldModel(Self.bedField, default: "") var bed: String
        var vmId = ViewModelId(type: Self.self)

        init(layout: LayoutCase) { self.layout = layout }

        static func stub() -> Self { Self(layout: .list) }

        private static var bedField: FormField<String> {
            FormField(
                fieldId: FormFieldIdentifier(id: "bed"), title: .constant("Bed"), type: .text(inputType: .text),
                options: [.required(value: true)])
        }
    }
#endif
