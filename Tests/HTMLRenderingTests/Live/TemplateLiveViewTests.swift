import FOSFoundation
import FOSMVVM
import Foundation
import TemplateEngine
import Testing

@testable import HTMLRendering

@Suite struct TemplateLiveViewTests {
    private static let template = """
        <form>{{#room}}{{> FormField}}{{/room}}{{#seats}}{{> FormField}}{{/seats}}
        <button data-operation="book">{{title}}</button>
        <button type="button" data-operation="leave">Leave</button></form>
        <form><button name="size" value="L">L</button></form>
        <button name="id" value="7" data-operation="choose">7</button>
        <button name="id" value="many" data-operation="choose">?</button>
        <button data-operation="wait">Wait</button><button data-operation="fail">Fail</button>
        <button data-operation="locked" disabled>Locked</button><button data-operation="absent">?</button>
        """

    private func view(of model: any ViewModel = RoomViewModel.stub()) throws -> any LiveView {
        let field = #"<input name="{{name}}" value="{{value}}">{{#messages}}<p>{{message}}</p>{{/messages}}"#
        let library = TemplateLibrary(sources: [
            TemplateSource(name: "RoomView", file: "RoomView.mustache", text: Self.template),
            TemplateSource(name: "FormField", file: "FormField.mustache", text: field),
        ])
        let renderer = HTMLRenderer(
            templates: library, localizations: TextStore(yaml: [:]), environment: .preview)
        return try #require(try renderer.liveView(of: ViewInput(model, viewName: "RoomView"), locale: .english))
    }

    /// Presses a control, and waits until its operation has ended.
    private func press(_ action: String, in view: any LiveView) throws -> LiveState {
        var state = try view.state(after: LiveInput(action: .control(action)))
        while state.isBusy, state.rejection == nil { state = try view.state(after: LiveInput()) }
        return state
    }

    private func settled(_ view: any LiveView) throws -> LiveState {
        var state = try view.state(after: LiveInput())
        while state.isBusy { state = try view.state(after: LiveInput()) }
        return state
    }

    private func called(_ state: LiveState) -> String? { state.operations.first?.json }

    @Test func aButtonCallsItsOperation() throws {
        let view = try view()
        _ = try view.state(after: LiveInput(entries: ["room": "", "seats": "2"], action: .control("leave")))
        let state = try settled(view)
        #expect(called(state)?.contains(#""leaveCalled" : true"#) == true)
        #expect(state.events.map(\.cause) == [.called("leave", [.init(name: "seats", value: "2")])])
        #expect(state.events.first?.changes == [LiveEvent.Value(name: "leaveCalled", value: "true")])
    }

    @Test func theValueOfAButtonIsAParameter() throws {
        let state = try press("choose?id=7", in: view())
        #expect(called(state)?.contains(#""chosen" : 7"#) == true)
    }

    @Test(arguments: ["", "?size=L"])
    func aButtonWithoutOperationValidatesItsForm(_ action: String) throws {
        let state = try press(action, in: view())
        #expect(state.rejection == nil)
        #expect(state.html.contains("<p>"))
    }

    @Test func anEntryIsKeptAndItsFieldValidated() throws {
        let view = try view()
        var state = try view.state(after: LiveInput(entries: ["room": "x", "seats": "2"]))
        #expect(state.html.contains(#"value="x""#))
        #expect(state.html.contains("Too short"))
        #expect(!state.html.contains("Too many"))
        state = try view.state(after: LiveInput(entries: ["room": "Hall", "seats": "2"]))
        #expect(state.html.contains(#"value="Hall""#))
        #expect(!state.html.contains("Too short"))
    }

    @Test func aFormWithErrorsIsNotSubmitted() throws {
        let view = try view()
        let refused = try view.state(after: LiveInput(entries: ["room": "", "seats": "9"], action: .control("book")))
        #expect(refused.html.contains("Too short"))
        #expect(refused.html.contains("Too many"))
        #expect(called(refused)?.contains(#""booked" : "Hall""#) == false)
        #expect(refused.events.last?.error == "It was not called, because the form has errors.")
        _ = try view.state(after: LiveInput(entries: ["room": "Hall", "seats": "3"], action: .submit))
        let booked = try settled(view)
        #expect(called(booked)?.contains(#""booked" : "Hall 3""#) == true)
        #expect(!booked.html.contains("Too"))
    }

    @Test(arguments: [
        ("locked", LiveRejection.disabled("locked")), ("gone", .unknownControl("gone")),
        ("absent", .notCallable("RoomStubOps has no operation 'absent'. Correct data-operation, or add the method.")),
        (
            "choose?id=many",
            .notCallable(
                "'many' is not a value of the parameter 'id', which is a Int. Correct it, or change the control.")
        ),
        (
            "choose",
            .notCallable("The parameter 'id' has no value. Add a control with name=\"id\" to the form.")
        ),
    ])
    func whatCannotBeCalledIsRejected(_ action: String, _ rejection: LiveRejection) throws {
        let state = try press(action, in: view())
        #expect(state.rejection == rejection)
        #expect(called(state)?.contains("true") == false)
    }

    @Test func entriesThatDoNotFitAreRejected() throws {
        let view = try view()
        #expect(try view.state(after: LiveInput(entries: ["door": "x"])).rejection == .unknownControl("door"))
        let state = try view.state(after: LiveInput(entries: ["seats": "two"], action: .control("leave")))
        #expect(state.rejection == .invalidValue("two"))
        #expect(called(state)?.contains(#""leaveCalled" : false"#) == true)
    }

    @Test func theErrorOfAnOperationIsListed() throws {
        let state = try press("fail", in: view())
        #expect(state.events.map(\.error) == ["Closed: The room is closed."])
    }

    @Test func anOperationThatTakesLongGoesOn() throws {
        let view = try view()
        #expect(try view.state(after: LiveInput(action: .control("wait"))).isBusy)
        #expect(try view.state(after: LiveInput(clearsEvents: true)).isBusy)
    }

    @Test func aStubWithoutTheMacroSaysSo() throws {
        let state = try view(of: HallViewModel.stub()).state(after: LiveInput(action: .control("book")))
        #expect(state.rejection == .notCallable("HallStubOps cannot be called by name. Add @CallableOperations to it."))
    }

    @Test func aTemplateWithControlsIsLive() throws {
        let button = #"<button data-operation="leave">x</button>"#
        let library = TemplateLibrary(sources: [
            TemplateSource(name: "RoomView", file: "RoomView.mustache", text: button)
        ])
        let renderer = HTMLRenderer(templates: library, localizations: TextStore(yaml: [:]))
        let input = ViewInput(RoomViewModel.stub(), viewName: "RoomView")
        #expect(renderer.render(input, locale: .english).isLive)
        #expect(renderer.interactive.render(input, locale: .english).isLive)
    }

    @Test func aViewWithoutControlsHasNoState() throws {
        let renderer = HTMLRenderer(
            templates: TemplateLibrary(sources: [
                TemplateSource(name: "RoomView", file: "RoomView.mustache", text: "<p>{{title}}</p>")
            ]),
            localizations: TextStore(yaml: [:]))
        let input = ViewInput(RoomViewModel.stub(), viewName: "RoomView")
        #expect(try renderer.liveView(of: input, locale: .english) == nil)
    }
}

@ViewModel
private struct RoomViewModel: ValidatableModel {
    static var roomField: FormField<String> { field("room") }
    static var seatsField: FormField<Int> { field("seats") }

    let title: String
    @FormFieldModel(Self.roomField, default: "") var room: String
    @FormFieldModel(Self.seatsField, default: 2) var seats: Int
    var vmId = ViewModelId(type: Self.self)

    init(title: String) { self.title = title }

    var operations: RoomStubOps { RoomStubOps() }

    static func stub() -> Self { Self(title: "Book") }

    private static func field<Value>(_ name: String) -> FormField<Value> {
        FormField(fieldId: .init(id: name), title: .constant(name), type: .text(inputType: .text))
    }

    func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        var results: [ValidationResult] = []
        if fields?.contains(Self.roomField) != false, room.count < 2 {
            results.append(.init(status: .error, field: Self.roomField, message: .constant("Too short")))
        }
        if fields?.contains(Self.seatsField) != false, seats > 4 {
            results.append(.init(status: .error, field: Self.seatsField, message: .constant("Too many")))
        }
        validations.replace(with: results)
        return results.map(\.status).max()
    }
}

@CallableOperations
private final class RoomStubOps: ViewModelOperations, @unchecked Sendable {
    private(set) var booked = ""
    private(set) var chosen = 0
    private(set) var leaveCalled = false

    func book(room: String, seats: Int) { booked = "\(room) \(seats)" }
    func choose(id: Int) { chosen = id }
    func leave() { leaveCalled = true }
    func wait() async throws { try await Task.sleep(for: .seconds(86_400)) }
    func fail() throws { throw Closed() }
    func locked() { booked = "true" }
}

private struct Closed: LocalizedError {
    var errorDescription: String? { "The room is closed." }
}

@ViewModel
private struct HallViewModel {
    let title: String
    var vmId = ViewModelId(type: Self.self)

    var operations: HallStubOps { HallStubOps() }

    static func stub() -> Self { Self(title: "Hall") }
}

private struct HallStubOps: ViewModelOperations {}
