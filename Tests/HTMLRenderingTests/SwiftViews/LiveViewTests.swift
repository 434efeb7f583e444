#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    @Suite struct LiveViewTests {
        /// A live view, which waits for the main actor on threads of their own, as those of the tests serve the main queue.
        private struct Live {
            let view: any LiveView

            init(_ viewModel: LiveLampViewModel = .stub()) async throws {
                let renderer = try Self.renderer()
                let view = try await onOwnThread {
                    try renderer.liveView(of: ViewInput(viewModel, in: LiveLampView.self), locale: .english)
                }
                self.view = try #require(view)
            }

            static func renderer() throws -> HTMLRenderer {
                HTMLRenderer(
                    templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
                    localizations: TextStore(yaml: [
                        "lamp.yml": "{en: {LiveLampViewModel: {title: Lamp}}, de: {LiveLampViewModel: {title: Lampe}}}"
                    ]), environment: .preview)
            }

            func state(after input: LiveInput = LiveInput()) async throws -> LiveState {
                try await onOwnThread { try view.state(after: input) }
            }

            /// Presses the button with an identifier.
            func press(_ identifier: String, entries: [String: String] = [:]) async throws -> LiveState {
                let html = HTMLOutline(try await state().html)
                let button = try #require(html.all("button").first { $0.attributes["data-testid"] == identifier })
                #expect(button.attributes["form"] == "live")
                #expect(button.attributes["name"] == "action")
                let action = try #require(button.attributes["value"])
                return try await state(
                    after: LiveInput(entries: entries.mapValues { LiveEntry($0) }, action: .control(action)))
            }
        }

        @Test func anActionChangesTheView() async throws {
            let view = try await Live()
            #expect(try await view.state().html.contains(">Off</p>"))
            let state = try await view.press("switch")
            #expect(state.html.contains(">On</p>"))
            #expect(state.rejection == nil)
            #expect(!state.isBusy)
        }

        @Test func theStateStaysInAnotherLocale() async throws {
            let view = try await Live()
            let (room, watts) = ("v-0-c-1-c", "v-0-c-2-c")
            #expect(try await view.state().html.contains(">Lamp</p>"))
            let state = try await view.press("switch", entries: [room: "Hall", watts: "7"])
            #expect(state.html.contains(">On in Hall</p>"))
            var input = LiveInput()
            input.locale = LocaleIdentifier("de")
            let html = try await view.state(after: input).html
            #expect(html.contains(">Lampe</p>"))
            #expect(html.contains(">On in Hall</p>"))
            #expect(html.contains("value=\"7\""))
            #expect(try await view.press("switch").html.contains(">Off in Hall</p>"))
        }

        @Test func anotherLocaleChangesNothingThatWasRecorded() async throws {
            let view = try await Live()
            let before = try await view.press("switch")
            var input = LiveInput()
            input.locale = LocaleIdentifier("de")
            let after = try await view.state(after: input)
            #expect(after.html.contains(">Lampe</p>"))
            #expect(after.events == before.events)
            #expect(after.operations == before.operations)
            #expect(after.operations.first?.json == "{\n  \"isOn\" : true\n}")
        }

        @Test func aDateThatIsRemovedIsShownAgain() async throws {
            let view = try await Live()
            let picker = try #require(
                HTMLOutline(try await view.state().html).all("input").first { $0.attributes["type"] == "date" })
            let name = try #require(picker.attributes["name"])
            #expect(try await view.press("switch", entries: [name: "2026-05-01"]).html.contains("value=\"2026-05-01\""))
            let state = try await view.press("switch", entries: [name: ""])
            #expect(state.rejection == nil)
            #expect(state.html.contains(">Off</p>") && state.html.contains("value=\"2026-05-01\""))
        }

        @Test func viewsAreSeparate() async throws {
            let (one, other) = (try await Live(), try await Live())
            _ = try await one.press("switch")
            #expect(try await other.state().html.contains(">Off</p>"))
        }

        @Test func changedOperationsAreListedWithTheControl() async throws {
            let view = try await Live()
            let state = try await view.press("switch")
            #expect(state.operations.map(\.type) == ["LiveLampStubOps"])
            #expect(state.operations.first?.json == "{\n  \"isOn\" : true\n}")
            #expect(state.events.map(\.cause) == [.pressed("Switch")])
            #expect(state.events.first?.changes == [LiveEvent.Value(name: "isOn", value: "true")])
            #expect(try await view.state(after: LiveInput(clearsEvents: true)).events == [])
        }

        @Test func aButtonOfAStepperIsListedWithItsSign() async throws {
            let view = try await Live()
            let button = HTMLOutline(try await view.state().html).all("button").last
            let action = try #require(button?.attributes["value"])
            let state = try await view.state(after: LiveInput(action: .control(action)))
            #expect(state.events.map(\.cause) == [.pressed("Brightness +")])
        }

        @Test func theErrorOfAnAsynchronousActionIsListed() async throws {
            let view = try await Live()
            var state = try await view.press("break")
            while state.isBusy { state = try await view.state() }
            #expect(state.events.compactMap(\.error) == ["BrokenLamp: The lamp is broken."])
            #expect(state.html.contains("role=\"alertdialog\""))
        }

        @Test func eventsAreBounded() async throws {
            let view = try await Live()
            for _ in 0..<(LiveEvent.limit + 5) { _ = try await view.press("switch") }
            #expect(try await view.state().events.count == LiveEvent.limit)
        }

        @Test func anEntryIsEnteredBeforeTheAction() async throws {
            let view = try await Live()
            let field = try #require(
                HTMLOutline(try await view.state().html).all("input").first { $0.attributes["type"] == "text" })
            let name = try #require(field.attributes["name"])
            #expect(field.attributes["id"] == "room")
            let state = try await view.press("switch", entries: [name: "Hall"])
            #expect(state.html.contains(">On in Hall</p>"))
            #expect(state.html.contains("value=\"Hall\""))
        }

        @Test func anOldOrDisabledControlIsRejected() async throws {
            let view = try await Live()
            let unknown = try await view.state(after: LiveInput(action: .control("v-9")))
            #expect(unknown.rejection == .unknownControl("v-9"))
            let entry = try await view.state(after: LiveInput(entries: ["room": "x"]))
            #expect(entry.rejection == .unknownControl("room"))
            let disabled = try await view.press("locked")
            guard case .disabled = disabled.rejection else {
                Issue.record("\(String(describing: disabled.rejection))")
                return
            }
            #expect(disabled.html.contains(">Off</p>"))
        }

        @Test func aRejectedEntryPreventsTheAction() async throws {
            let view = try await Live()
            let html = HTMLOutline(try await view.state().html)
            let names = html.all("input").compactMap { $0.attributes["name"] }
            let state = try await view.press("switch", entries: [names[0]: "Hall", names[1]: "many"])
            #expect(state.rejection == .invalidValue("many"))
            #expect(state.html.contains(">Off in Hall</p>"))
        }

        /// Without script, a browser opens the group by itself, and reports only the button.
        @Test func aGroupIsExpandedWhenItsContentIsUsed() async throws {
            let view = try await Live()
            let group = try #require(HTMLOutline(try await view.state().html).all("details").first)
            #expect(group.attributes["open"] == nil)
            let name = try #require(group.attributes["data-node"])
            let state = try await view.press("dim", entries: [name: ""])
            #expect(state.rejection == nil)
            #expect(state.html.contains(">Level 1</p>"))
            #expect(HTMLOutline(state.html).all("details").first?.attributes["open"] != nil)
            let closed = try await view.state(after: LiveInput(entries: [name: ""]))
            #expect(HTMLOutline(closed.html).all("details").first?.attributes["open"] == nil)
        }

        @Test func theFirstPageHasTheControlsOfEverySession() async throws {
            let renderer = try Live.renderer()
            let input = ViewInput(LiveLampViewModel.stub(), in: LiveLampView.self)
            #expect(try await Live().state().html == renderer.interactive.render(input, locale: .english).text)
            let recorded = renderer.render(input, locale: .english).text
            #expect(!recorded.contains("data-node"))
            #expect(!recorded.contains("form=\"live\""))
        }

        @Test func aRunningTaskMakesTheViewBusy() async throws {
            let state = try await Live().press("wait")
            #expect(state.isBusy)
            #expect(state.html.contains(">Waiting</p>"))
        }
    }

    /// Runs a function on a new thread.
    func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Swift.Result { try body() }) }.start()
        }
    }

    extension LiveView {
        /// Returns the state after an input, and after the tasks that are running.
        func settledState(after input: LiveInput) throws -> LiveState {
            var settled = try state(after: input)
            while settled.isBusy, settled.rejection == nil { settled = try state(after: LiveInput()) }
            return settled
        }
    }
#endif
