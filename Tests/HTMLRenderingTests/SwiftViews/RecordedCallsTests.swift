#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// What the log of a view in Swift has of calls that stubs record in flags.
    @Suite struct RecordedCallsTests {
        private let view: any LiveView

        init() async throws {
            view = try await Self.view(DeskView.self)
        }

        private static func view<View: ViewModelView>(
            _ type: View.Type
        ) async throws -> any LiveView where View.VM == DeskViewModel {
            let renderer = HTMLRenderer(
                templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                localizations: TextStore(yaml: ["desk.yml": "{en: {DeskViewModel: {title: Desk}}}"]),
                environment: .preview)
            let view = try await onOwnThread {
                try renderer.liveView(of: ViewInput(DeskViewModel.stub(), in: type), locale: .english)
            }
            return try #require(view)
        }

        /// Presses the button with an identifier.
        private func press(_ identifier: String) async throws -> LiveState {
            let view = view
            let html = HTMLOutline(try await onOwnThread { try view.state(after: LiveInput()) }.html)
            let button = try #require(html.all("button").first { $0.attributes["data-testid"] == identifier })
            let action = try #require(button.attributes["value"])
            return try await onOwnThread { try view.state(after: LiveInput(action: .control(action))) }
        }

        @Test func eachCallOfAnOperationIsListedWithItsArguments() async throws {
            for count in 1...10 {
                let state = try await press("lend")
                #expect(state.events.map(\.cause) == Array(repeating: .pressed("Lend"), count: count))
                #expect(
                    state.events.last?.changes == [
                        LiveEvent.Value(name: "lendCalled", value: "true"),
                        LiveEvent.Value(name: "lentTool", value: "\"Drill\""),
                        LiveEvent.Value(name: "lentDays", value: "7"),
                        LiveEvent.Value(name: "reader", value: "\"Mina\""),
                        LiveEvent.Value(name: "lentCount", value: "\(count)"),
                    ])
            }
        }

        @Test func whatTwoCallsSetIsInTheOrderOfTheStub() async throws {
            let changes = try await press("both").events.last?.changes.map(\.name)
            #expect(changes == ["lendCalled", "closeCalled", "lentTool", "lentDays", "reader", "lentCount"])
        }

        @Test func aCallAfterAWaitHasTheControlOfThePress() async throws {
            for count in 1...2 {
                var state = try await press("later")
                while state.isBusy { state = try await onOwnThread { [view] in try view.state(after: LiveInput()) } }
                let calls = state.events.filter { !$0.changes.isEmpty }
                #expect(calls.map(\.cause) == Array(repeating: .pressed("Later"), count: count))
                #expect(calls.last?.changes == [LiveEvent.Value(name: "closeCalled", value: "true")])
            }
        }

        @Test func theCallsOfATaskBeforeTheFirstInputAreListed() async throws {
            let view = try await Self.view(OpeningDeskView.self)
            var state = try await onOwnThread { try view.state(after: LiveInput()) }
            while state.isBusy { state = try await onOwnThread { try view.state(after: LiveInput()) } }
            #expect(state.events.map(\.cause) == [nil])
            #expect(state.events.first?.changes == [LiveEvent.Value(name: "closeCalled", value: "true")])
        }

        @Test func whatHasBeenRecordedStays() async throws {
            _ = try await press("lend")
            let state = try await press("close")
            #expect(state.events.last?.changes == [LiveEvent.Value(name: "closeCalled", value: "true")])
            let members = try #require(state.operations.first?.members)
            #expect(members["lendCalled"] == "true" && members["closeCalled"] == "true")
            #expect(members["lentTool"] == "\"Drill\"" && members["reader"] == "\"Mina\"")
        }

        @Test func whatTheStubBeginsWithStays() async throws {
            _ = try await press("lend")
            let members = try #require(try await press("lend").operations.first?.members)
            #expect(members["isStrict"] == "true" && members["deskName"] == "\"Front\"")
        }

        @Test func aControlWithoutACallHasNoChanges() async throws {
            _ = try await press("lend")
            let state = try await press("nothing")
            #expect(state.events.map(\.changes.isEmpty) == [false, true])
        }
    }

    private protocol DeskViewModelOperations: ViewModelOperations {
        func lend(_ tool: String, to reader: String)
        func close()
    }

    /// Unchecked because only the main actor uses it.
    private final class DeskViewStubOps: DeskViewModelOperations, @unchecked Sendable {
        private(set) var lendCalled = false
        private(set) var closeCalled = false
        private(set) var lentTool: String?
        private(set) var lentDays: Int?
        private(set) var reader = ""
        private(set) var lentCount = 0
        private var isStrict = true
        private var deskName = "Front"

        func lend(_ tool: String, to reader: String) {
            lendCalled = true
            lentTool = tool
            lentDays = 7
            self.reader = reader
            lentCount += 1
        }

        func close() { closeCalled = true }
    }

    private struct DeskView: ViewModelView {
        @State private var repaints = false
        @State private var error: (any Error)?
        private let viewModel: DeskViewModel
        private let operations: any DeskViewModelOperations = DeskViewStubOps()

        init(viewModel: DeskViewModel) {
            self.viewModel = viewModel
        }

        var body: some View {
            VStack {
                Text(viewModel.title)
                button("Lend", "lend") { operations.lend("Drill", to: "Mina") }
                button("Close", "close") { operations.close() }
                button("Nothing", "nothing") {}
                button("Both", "both") {
                    operations.close()
                    operations.lend("Drill", to: "Mina")
                }
                Button(errorBinding: $error) {
                    try await Task.sleep(for: .milliseconds(300))
                    operations.close()
                    repaints.toggle()
                } label: {
                    Text(verbatim: "Later")
                }
                .uiTestingIdentifier("later")
            }
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaints)
        }

        private func button(_ title: String, _ identifier: String, action: @escaping () -> Void) -> some View {
            Button(title) {
                action()
                repaints.toggle()
            }
            .uiTestingIdentifier(identifier)
        }
    }

    /// A desk whose task calls an operation.
    private struct OpeningDeskView: ViewModelView {
        @State private var repaints = false
        private let operations: any DeskViewModelOperations = DeskViewStubOps()

        init(viewModel: DeskViewModel) {}

        var body: some View {
            Button("Desk") {}
                .task {
                    operations.close()
                    repaints.toggle()
                }
                .testDataTransporter(viewModelOps: operations, repaintToggle: $repaints)
        }
    }

    @ViewModel
    private struct DeskViewModel {
        @LocalizedString var title
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }
#endif
