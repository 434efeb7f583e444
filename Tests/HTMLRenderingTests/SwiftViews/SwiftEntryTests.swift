#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// What a page sends with each request, and what an old page sends.
    @Suite struct SwiftEntryTests {
        private func view() async throws -> any LiveView {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: [:]), environment: .preview)
            let view = try await onOwnThread {
                try renderer.liveView(of: ViewInput(DeskViewModel.stub(), in: DeskView.self), locale: .english)
            }
            return try #require(view)
        }

        private func state(_ view: any LiveView, after input: LiveInput = LiveInput()) async throws -> LiveState {
            try await onOwnThread { try view.state(after: input) }
        }

        /// The names of the controls by their values in the first page.
        private func names(_ view: any LiveView) async throws -> [String: String] {
            let html = HTMLOutline(try await state(view).html)
            let controls = ["input", "textarea"].flatMap(html.all).map(\.attributes)
            return Dictionary(
                controls.compactMap { control in
                    control["name"].map { (control["data-testid"] ?? control["type"] ?? "", $0) }
                }, uniquingKeysWith: { first, _ in first })
        }

        private func press(_ text: String, in view: any LiveView) async throws -> LiveInput.Action {
            let html = HTMLOutline(try await state(view).html)
            let button = try #require(html.all("button").first { $0.attributes["data-testid"] == text })
            return .control(try #require(button.attributes["value"]))
        }

        @Test func enterSubmitsTheFieldInWhichItWasPressed() async throws {
            let view = try await view()
            let names = try await names(view)
            var input = LiveInput(action: .submit)
            for (field, log) in [("b", "B"), ("a", "BA")] {
                input.submittedField = names[field]
                #expect(input.submittedField != nil)
                #expect(try await state(view, after: input).html.contains(">\(log)|0</p>"))
            }
        }

        @Test func lineBreaksOfTheBrowserAreNoEntry() async throws {
            let view = try await view()
            let names = try await names(view)
            let entries = ["a": "onetwo", "notes": "c\r\nd"].map { (names[$0] ?? "", LiveEntry($1)) }
            let input = LiveInput(
                entries: Dictionary(uniqueKeysWithValues: entries), action: try await press("count", in: view))
            #expect(try await state(view, after: input).html.contains(">1|0</p>"))
        }

        @Test func anEntryMayHideAControlOfTheSamePage() async throws {
            let view = try await view()
            let names = try await names(view)
            let shown = try #require(names["checkbox"])
            let extra = try #require(names["extra"])
            let input = LiveInput(
                entries: [shown: LiveEntry(""), extra: LiveEntry("new")], action: try await press("count", in: view))
            let state = try await state(view, after: input)
            #expect(state.rejection == nil)
            #expect(state.html.contains(">1|0</p>"))
        }
    }

    private struct DeskView: ViewModelView {
        @State private var log = ""
        @State private var changes = 0
        @State private var a = "one\r\ntwo"
        @State private var b = ""
        @State private var notes = "c\r\nd"
        @State private var isShown = true
        @State private var extra = "old"

        var body: some View {
            VStack {
                TextField("A", text: $a).onSubmit { log += "A" }.uiTestingIdentifier("a")
                TextField("B", text: $b).onSubmit { log += "B" }.uiTestingIdentifier("b")
                TextEditor(text: $notes).accessibilityLabel("Notes").uiTestingIdentifier("notes")
                Toggle("Shown", isOn: $isShown)
                if isShown { TextField("Extra", text: $extra).uiTestingIdentifier("extra") }
                Button("Count") { log += "1" }.uiTestingIdentifier("count")
                Text(verbatim: "\(log)|\(changes)")
            }
            .onChange(of: a) { changes += 1 }
            .onChange(of: notes) { changes += 1 }
        }

        init(viewModel: DeskViewModel) {}
    }

    @ViewModel
    private struct DeskViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }
#endif
